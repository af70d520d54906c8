import { dot, type Emblem } from "./emblems"

/** Pictures of cards that make no item, 24 by 24, by the card's id or its kind. */
const PICTURES: Record<string, Emblem> = {
  /** Eyes in a bush. */
  ambush: {
    body: "M1 21Q0 16 3.4 14.4 2.2 9.6 6.6 8.6 7.6 3.6 12 4 16.4 3.6 17.4 8.6 21.8 9.6 20.6 14.4 24 16 23 21Z",
    cut:
      "M5.4 12.6 10.8 14.2Q10.4 17 8.2 17 5.8 16.6 5.4 12.6Z" +
      "M18.6 12.6 13.2 14.2Q13.6 17 15.8 17 18.2 16.6 18.6 12.6Z",
  },
  /** A crown on a hill. */
  dominance: {
    body: "M3.2 4.4 8 9 12 2.4 16 9 20.8 4.4 19.2 14H4.8ZM4.8 15.4H19.2V18H4.8ZM1 23.4Q12 16.8 23 23.4Z",
    cut: `${dot(12, 11, 1.5)}${dot(7.6, 11.6, 1)}${dot(16.4, 11.6, 1)}`,
  },
  /** A house that falls. */
  favor: {
    body: "M.8 12.4 12 2 23.2 12.4H20.6V22.6H3.4V12.4Z",
    cut: "M13.6 2.4 10.2 9.4 14 12.4 9.6 23H11.8L16.8 11.8 13 8.8 15.4 4Z",
  },
  /** A hood, and one eye. */
  spy: {
    body: "M12 1.4Q20.6 4 21 14.4L23 22.6H1L3 14.4Q3.4 4 12 1.4Z",
    cut: "M6.4 12Q12 7.4 17.6 12 12 17.2 6.4 12ZM12 10.6A1.6 1.6 0 0 0 12 13.8 1.6 1.6 0 0 0 12 10.6Z",
  },
  /** A shield. */
  armorers: {
    body: "M12 1.4 21.4 4.4Q21.8 16.6 12 22.8 2.2 16.6 2.6 4.4Z",
    cut: "M12 4.4 18.8 6.6Q18.6 15 12 19.6Z",
  },
  /** A round charge with its fuse alight. */
  sappers: {
    body:
      `${dot(10, 15, 8)}M13.4 8.4 16 5Q18.6 2.8 20.4 6L18.8 6.8Q18 5 16.8 6.4L15 9.4Z` +
      "M21.6 1.2 22.2 4.2 24 5.4 22 6.8 21.4 9.4 20.2 7Z",
    cut: "M5 14.6Q5.4 10.6 9 10.2L9.2 11.8Q6.8 12.2 6.4 14.8Z",
  },
  /** Claws. */
  brutal_tactics: {
    body:
      "M4 1.4Q9.6 8 6.4 22.6 1.2 12 4 1.4ZM11.2 1.4Q16.8 8 13.6 22.6 8.4 12 11.2 1.4Z" +
      "M18.4 1.4Q24 8 20.8 22.6 15.6 12 18.4 1.4Z",
    cut: "",
  },
  /** A scroll with a seal. */
  royal_claim: {
    body: "M3 2.4H18Q21.4 2.6 21 6.4H18.4V18.4Q18 21.6 14.6 21.6H6.4Q3.4 21.2 3.6 17.6H6V5.6Q6 4.2 3 2.4Z",
    cut: `M8.4 6.4H16V8H8.4ZM8.4 10H16V11.6H8.4ZM8.4 13.6H11.4V15.2H8.4Z${dot(14.4, 16.4, 2.2)}`,
  },
  /** A masked face under a hat. */
  stand_and_deliver: {
    body:
      "M1 9.4Q5.6 8.6 6.4 3.4 12 .4 17.6 3.4 18.4 8.6 23 9.4 12 13 1 9.4Z" +
      "M4.6 12.4Q12 14.4 19.4 12.4L18.4 19 12 23.2 5.6 19Z",
    cut: "M6.6 14.4Q9.6 13.6 11.2 16 9 17.8 6.8 16.2ZM17.4 14.4Q14.4 13.6 12.8 16 15 17.8 17.2 16.2Z",
  },
  /** A coin falls into an open hand. */
  tax_collector: {
    body:
      `${dot(12.4, 6, 5)}M1 13.4H5V22.6H1Z` +
      "M6.4 14.4Q9.4 12 12.4 14.4H16Q17.6 15.2 16 16.8H12V17.6H16.6L21 14.4Q23 14.2 22.8 16.2L17.4 21.6H6.4Z",
    cut: "M12.4 2.8 13.6 5.2 15.6 6 13.6 6.8 12.4 9.2 11.2 6.8 9.2 6 11.2 5.2Z",
  },
  /** A horn that calls to battle. */
  command_warren: {
    body: "M1.4 4.2 4.4 2.2Q8.4 13 19 12.4L22.6 9.4V22L18.6 19.2Q4 20.4 1.4 4.2Z",
    cut: "M6.6 12.6 8.4 10.8 10.2 12 8.6 14.4ZM13 14.2H15.4V17H12.4Z",
  },
  /** A chest that two share. */
  better_burrow_bank: {
    body: "M2 11Q2 4.4 8 4H16Q22 4.4 22 11ZM2 12.4H9.4V15.6H14.6V12.4H22V21H2Z",
    cut: `${dot(12, 13, 1.8)}M5.4 6.4H7V11H5.4ZM17 6.4H18.6V11H17Z`,
  },
  /** A shoe, and a nail to mend it. */
  cobbler: {
    body:
      "M4 6.4H11V12Q12.4 14.4 19 14.8 22.6 15.8 22.4 18.6H4ZM3.6 19.8H22.6V22H3.6Z" +
      "M16.6 2H22V4H20.2V12L19.3 13.2 18.4 12V4H16.6Z",
    cut: "M6 9H11V10.2H6ZM6 11.6H11V12.8H6Z",
  },
  /** A spyglass. */
  scouting_party: {
    body:
      "M15 3.4 21.4 1.2 23.6 7.4 17.2 9.6ZM8.4 6.8 14 4.6 16 9.8 10.2 12.2ZM3 9.6 7.4 7.8 9 12 4.6 13.8Z" +
      "M9.2 14 11.8 13 16.6 22.6H14L11 16.4 8 22.6H5.4Z",
    cut: "M18.6 4 20.4 3.4 21.4 6.2 19.6 6.8Z",
  },
  /** An eye behind a keyhole's plate. */
  codebreakers: {
    body: "M.6 12Q6.4 4.6 12 4.6T23.4 12Q17.6 19.4 12 19.4T.6 12Z",
    cut: "M12 7.2A3.4 3.4 0 0 1 13.8 13.4L15 17H9L10.2 13.4A3.4 3.4 0 0 1 12 7.2Z",
  },
}

/** Return the picture of a card that makes no item. */
export const pictureOf = ({ id, kind }: { id: string; kind: string }): Emblem | undefined =>
  PICTURES[id] ?? PICTURES[kind]
