BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE chat (
	table_id VARCHAR(40) NOT NULL, 
	no INTEGER NOT NULL, 
	guest VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	text TEXT NOT NULL, 
	phrase VARCHAR(40) NOT NULL, 
	at_ms BIGINT NOT NULL, 
	PRIMARY KEY (table_id, no), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE entries (
	table_id VARCHAR(40) NOT NULL, 
	seq INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	choice TEXT NOT NULL, 
	message BIGINT, 
	at_ms BIGINT NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',1,-1,'1',NULL,1794889296299,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',2,-1,'2B 10B 11B 1K 2K 4K 5K 7K 2M 4M 5M 7M 9M',NULL,1794889296299,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',3,-1,'3B 4B 6B 7B 8B 9B 10K 11K 1M 3M 6M 8M 11M',NULL,1794889296299,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',4,-1,'10M',NULL,1794889296299,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',5,0,'11B',2,1794889296456,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',6,1,'9B',NULL,1794889296481,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',7,1,'10K',NULL,1794889296492,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',8,0,'7K',3,1794889296498,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',9,1,'7B',NULL,1794889296562,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',10,0,'2B',4,1794889296568,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',11,1,'1M',NULL,1794889296571,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',12,0,'5M',5,1794889296575,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',13,-1,'3K',NULL,1794889296575,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',14,0,'1K',6,1794889296578,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',15,1,'8M',NULL,1794889296582,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',16,0,'9M',7,1794889296585,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',17,0,'7M',8,1794889296586,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',18,1,'11M',NULL,1794889296588,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',19,1,'11K',NULL,1794889296590,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',20,0,'5K',9,1794889296596,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',21,-1,'1B',NULL,1794889296596,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',22,0,'2M',10,1794889296600,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',23,1,'8B',NULL,1794889296606,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',24,0,'10B',11,1794889296608,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',25,0,'2K',12,1794889296610,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',26,1,'3M',NULL,1794889296615,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',27,1,'6M',NULL,1794889296617,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',28,1,'6B',NULL,1794889296619,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',29,0,'1B',13,1794889296621,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',30,0,'4K',14,1794889296624,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',31,1,'3B',NULL,1794889296625,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',32,1,'keep',NULL,1794889296627,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',33,0,'3K',15,1794889296629,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',34,0,'keep',16,1794889296631,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',35,1,'10M',NULL,1794889296662,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',36,1,'4B',NULL,1794889296689,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',37,0,'4M',17,1794889296697,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',38,-1,'2B 9B 10B 1K 3K 9K 10K 11K 1M 5M 6M 8M 11M',NULL,1794889296697,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',39,-1,'4B 5B 7B 8B 11B 2K 4K 6K 7K 8K 2M 9M 10M',NULL,1794889296697,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',40,-1,'4M',NULL,1794889296697,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',41,1,'10K',NULL,1794889296746,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',42,0,'8K',18,1794889296812,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',43,1,'9B',NULL,1794889296883,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',44,0,'4B',19,1794889296914,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',45,1,'1M',NULL,1794889297016,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',46,0,'10M',20,1794889297021,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',47,1,'11K',NULL,1794889297031,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',48,0,'7K',21,1794889297073,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',49,1,'9K',NULL,1794889297093,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',50,0,'4K',22,1794889297110,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',51,1,'6M',NULL,1794889297175,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',52,0,'2M',23,1794889297235,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',53,1,'5M',NULL,1794889297275,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',54,-1,'6B',NULL,1794889297275,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',55,1,'10B',NULL,1794889297335,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',56,0,'9M',24,1794889297369,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',57,0,'8B',25,1794889297399,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',58,1,'2B',NULL,1794889297439,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',59,0,'5B',26,1794889297477,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',60,-1,'1B',NULL,1794889297477,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',61,0,'1B',27,1794889297519,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',62,1,'6B',NULL,1794889297607,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',63,1,'3K',NULL,1794889297643,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',64,1,'keep',NULL,1794889297856,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',65,0,'2K',28,1794889297863,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',66,1,'8M',NULL,1794889297867,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',67,0,'6K',29,1794889297884,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',68,1,'11M',NULL,1794889297896,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',69,0,'7B',30,1794889297919,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',70,1,'1K',NULL,1794889297934,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',71,0,'11B',31,1794889297956,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',72,-1,'4B 6B 10B 5K 8K 10K 11K 3M 5M 7M 8M 9M 11M',NULL,1794889297956,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',73,-1,'1B 2B 3B 5B 7B 9B 11B 1K 4K 7K 9K 2M 10M',NULL,1794889297956,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',74,-1,'4M',NULL,1794889297956,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',75,0,'8M',32,1794889297969,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',76,1,'10M',NULL,1794889297990,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',77,1,'1B',NULL,1794889298044,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',78,0,'4B',33,1794889298064,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',79,1,'7B',NULL,1794889298070,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',80,0,'10B',34,1794889298090,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',81,0,'6B',35,1794889298093,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',82,1,'11B',NULL,1794889298096,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',83,1,'7K',NULL,1794889298104,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',84,0,'8K',36,1794889298112,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',85,0,'11M',37,1794889298115,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',86,1,'2M',NULL,1794889298120,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',87,0,'3M',38,1794889298126,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',88,0,'7M',39,1794889298128,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',89,1,'5B',NULL,1794889298133,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',90,-1,'3K',NULL,1794889298133,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',91,1,'9K',NULL,1794889298135,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',92,0,'10K',40,1794889298137,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',93,1,'4K',NULL,1794889298138,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',94,0,'4M',41,1794889298141,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',95,1,'3K',NULL,1794889298145,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',96,1,'keep',NULL,1794889298147,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',97,0,'11K',42,1794889298150,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',98,1,'1K',NULL,1794889298151,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',99,1,'3B',NULL,1794889298153,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',100,1,'keep',NULL,1794889298155,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',101,0,'9M',43,1794889298158,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',102,0,'5K',44,1794889298160,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',103,-1,'6M',NULL,1794889298160,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',104,0,'6M',45,1794889298162,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',105,1,'2B',NULL,1794889298164,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',106,0,'5M',46,1794889298166,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',107,-1,'6K',NULL,1794889298166,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',108,0,'6K',47,1794889298168,'answer');
INSERT INTO "entries" VALUES('6ZdpL4R2rgDx',109,1,'9B',NULL,1794889298171,'answer');
INSERT INTO "entries" VALUES('grIpJ9AYWh5H',1,-1,'0',NULL,1794889298197,'answer');
INSERT INTO "entries" VALUES('grIpJ9AYWh5H',2,-1,'1D 3D 4D 7D 9D 10D 3R 1S 7S 8S 9S',NULL,1794889298197,'answer');
INSERT INTO "entries" VALUES('grIpJ9AYWh5H',3,-1,'2D 5D 6D 8D 1R 2R 4R 5R 8R 2S 10S',NULL,1794889298197,'answer');
INSERT INTO "entries" VALUES('grIpJ9AYWh5H',4,-1,'6S',NULL,1794889298197,'answer');
INSERT INTO "entries" VALUES('grIpJ9AYWh5H',5,1,'1D',3,1794889298223,'answer');
INSERT INTO "entries" VALUES('grIpJ9AYWh5H',6,0,'2D',4,1794889298229,'answer');
INSERT INTO "entries" VALUES('grIpJ9AYWh5H',7,0,'3',5,1794889298237,'answer');
INSERT INTO "entries" VALUES('grIpJ9AYWh5H',8,0,'5D',6,1794889298243,'answer');
INSERT INTO "entries" VALUES('grIpJ9AYWh5H',9,1,'3D',7,1794889298252,'answer');
INSERT INTO "entries" VALUES('grIpJ9AYWh5H',10,1,'0',8,1794889298259,'answer');
INSERT INTO "entries" VALUES('grIpJ9AYWh5H',11,0,'6D',9,1794889298265,'answer');
INSERT INTO "entries" VALUES('grIpJ9AYWh5H',12,0,'1',10,1794889298276,'answer');
INSERT INTO "entries" VALUES('grIpJ9AYWh5H',13,0,'8D',11,1794889298279,'answer');
INSERT INTO "entries" VALUES('grIpJ9AYWh5H',14,1,'4D',12,1794889298286,'answer');
INSERT INTO "entries" VALUES('grIpJ9AYWh5H',15,0,'1R',13,1794889298296,'answer');
INSERT INTO "entries" VALUES('grIpJ9AYWh5H',16,1,'3R',14,1794889298300,'answer');
INSERT INTO "entries" VALUES('EvkynOSlt0Bt',1,-1,'M E',NULL,1794889298365,'answer');
INSERT INTO "entries" VALUES('EvkynOSlt0Bt',2,-1,'E',NULL,1794889298365,'answer');
INSERT INTO "entries" VALUES('EvkynOSlt0Bt',3,-1,'ambush-b tactics-b warren-r2',NULL,1794889298365,'answer');
INSERT INTO "entries" VALUES('EvkynOSlt0Bt',4,-1,'bindle-b bank-r crossbow-m',NULL,1794889298365,'answer');
INSERT INTO "entries" VALUES('EvkynOSlt0Bt',5,0,'2',2,1794889298429,'answer');
INSERT INTO "entries" VALUES('EvkynOSlt0Bt',6,0,'5',3,1794889298466,'answer');
INSERT INTO "entries" VALUES('EvkynOSlt0Bt',7,0,'5',4,1794889298499,'answer');
INSERT INTO "entries" VALUES('EvkynOSlt0Bt',8,0,'2',5,1794889298528,'answer');
INSERT INTO "entries" VALUES('EvkynOSlt0Bt',9,1,'despot',NULL,1794889298557,'answer');
INSERT INTO "entries" VALUES('EvkynOSlt0Bt',10,1,'warren-r2',NULL,1794889298584,'answer');
INSERT INTO "entries" VALUES('EvkynOSlt0Bt',11,1,'recruit',NULL,1794889298623,'answer');
INSERT INTO "entries" VALUES('EvkynOSlt0Bt',12,1,'end',NULL,1794889298676,'answer');
INSERT INTO "entries" VALUES('EvkynOSlt0Bt',13,1,'end',NULL,1794889298683,'answer');
INSERT INTO "entries" VALUES('EvkynOSlt0Bt',14,1,'4',NULL,1794889298704,'answer');
INSERT INTO "entries" VALUES('EvkynOSlt0Bt',15,1,'12',NULL,1794889298727,'answer');
INSERT INTO "entries" VALUES('EvkynOSlt0Bt',16,1,'3',NULL,1794889298744,'answer');
INSERT INTO "entries" VALUES('EvkynOSlt0Bt',17,-1,'steel-f',NULL,1794889298744,'answer');
INSERT INTO "entries" VALUES('EvkynOSlt0Bt',18,0,'march',6,1794889298749,'answer');
INSERT INTO "entries" VALUES('EvkynOSlt0Bt',19,0,'5',7,1794889298751,'answer');
INSERT INTO "entries" VALUES('EvkynOSlt0Bt',20,0,'1',8,1794889298753,'answer');
INSERT INTO "entries" VALUES('EvkynOSlt0Bt',21,0,'6',9,1794889298755,'answer');
INSERT INTO "entries" VALUES('EvkynOSlt0Bt',22,0,'2',10,1794889298757,'answer');
INSERT INTO "entries" VALUES('EvkynOSlt0Bt',23,0,'march',11,1794889298759,'answer');
INSERT INTO "entries" VALUES('EvkynOSlt0Bt',24,0,'7',12,1794889298760,'answer');
INSERT INTO "entries" VALUES('EvkynOSlt0Bt',25,0,'3',13,1794889298763,'answer');
INSERT INTO "entries" VALUES('EvkynOSlt0Bt',26,0,'8',14,1794889298765,'answer');
INSERT INTO "entries" VALUES('EvkynOSlt0Bt',27,0,'4',15,1794889298767,'answer');
INSERT INTO "entries" VALUES('EvkynOSlt0Bt',28,0,'march',16,1794889298768,'answer');
CREATE TABLE guests (
	id VARCHAR(40) NOT NULL, 
	secret VARCHAR(80) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (secret)
);
INSERT INTO "guests" VALUES('1c5d073463ee00f2','l0hmDN2sCmWC_HRJBmG0p5NoL0-1PWpf','Ana','en',1794889295216);
CREATE TABLE keys (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('mail','0c006f2c91db9227bc62f184cb1cc83fcf25f3f77eb54efc1ee2da3dc5a8d362');
INSERT INTO "keys" VALUES('cookie','b4633d378bc9529d00d9df56022abaa18ed7bccbca89229a9d5ba1c1f18a1775');
CREATE TABLE mails (
	guest VARCHAR(40) NOT NULL, 
	address VARCHAR(254) NOT NULL, 
	confirmed BIGINT NOT NULL, 
	PRIMARY KEY (guest)
);
CREATE TABLE seats (
	table_id VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	guest VARCHAR(40) NOT NULL, 
	bot VARCHAR(40) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('6ZdpL4R2rgDx',0,'guest','1c5d073463ee00f2','','Ana');
INSERT INTO "seats" VALUES('6ZdpL4R2rgDx',1,'bot','','greedy','greedy');
INSERT INTO "seats" VALUES('grIpJ9AYWh5H',0,'guest','1c5d073463ee00f2','','Ana');
INSERT INTO "seats" VALUES('grIpJ9AYWh5H',1,'guest','1c5d073463ee00f2','','Ana');
INSERT INTO "seats" VALUES('EvkynOSlt0Bt',0,'guest','1c5d073463ee00f2','','Ana');
INSERT INTO "seats" VALUES('EvkynOSlt0Bt',1,'bot','','greedy','greedy');
CREATE TABLE tables (
	id VARCHAR(40) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	options TEXT NOT NULL, 
	settings TEXT NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	seed VARCHAR(40) NOT NULL, 
	host VARCHAR(40) NOT NULL, 
	engine VARCHAR(40) NOT NULL, 
	created BIGINT NOT NULL, 
	finished BIGINT NOT NULL, 
	parent VARCHAR(40) NOT NULL, 
	branch INTEGER, 
	next VARCHAR(40) NOT NULL, 
	vote TEXT NOT NULL, 
	result TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('6ZdpL4R2rgDx','renard','{"target": 16, "edition": 1, "dealer": "random", "open_tricks": false, "extra_round": false}','{"spectators": "open", "undo": true, "move_s": 0, "hotseat": false, "instant": true, "second": false}','over','2226394977971168668','1c5d073463ee00f2','0.1.0',1794889295326,1794889298171,'',NULL,'','','{"winners": [1], "points": [10, 17]}',2);
INSERT INTO "tables" VALUES('grIpJ9AYWh5H','duo','{"level": 1, "dealer": "random", "open_tricks": false}','{"spectators": "open", "undo": true, "move_s": 0, "hotseat": true, "instant": true, "second": false}','running','3361274250319947411','1c5d073463ee00f2','0.1.0',1794889298182,0,'',NULL,'','','',1);
INSERT INTO "tables" VALUES('EvkynOSlt0Bt','root','{"factions": "marquise,eyrie", "board": "autumn", "seating": "random", "first": "random", "mode": "competitive", "head_start": 0, "kept": "", "lesson": ""}','{"spectators": "open", "undo": true, "move_s": 0, "hotseat": false, "instant": true, "second": false}','running','1877169829839398958','1c5d073463ee00f2','0.1.0',1794889298341,0,'',NULL,'','','',1);
CREATE TABLE tokens (
	hash VARCHAR(64) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE visits (
	guest VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	seen INTEGER NOT NULL, 
	mark INTEGER NOT NULL, 
	at_ms BIGINT NOT NULL, 
	told INTEGER NOT NULL, 
	PRIMARY KEY (guest, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "visits" VALUES('1c5d073463ee00f2','6ZdpL4R2rgDx',109,0,1794889298771,-1);
INSERT INTO "visits" VALUES('1c5d073463ee00f2','grIpJ9AYWh5H',16,0,1794889298772,-1);
INSERT INTO "visits" VALUES('1c5d073463ee00f2','EvkynOSlt0Bt',28,0,1794889298774,-1);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_seats_guest ON seats (guest);
COMMIT;
