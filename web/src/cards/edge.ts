/** The outline of a card on 100 by 140, as scissors would leave it. */
export const EDGE =
  "M7 1.6Q50 .2 93 1.3 98.6 1.6 98.7 7.4 99.9 70 98.8 132.6 98.4 138.6 92.6 138.6 50 139.9 7.2 138.7 " +
  "1.4 138.3 1.3 132.4.1 70 1.2 7.2 1.5 1.8 7 1.6Z"
