/** A style that lets answers stand out wherever they are drawn: the piece itself, or the act that begins them. */
export function marking(answers: string[]): string {
  const places = answers.flatMap((answer) => [
    `[data-code="${CSS.escape(answer)}"]`,
    `[data-act="${CSS.escape(answer.split(" ")[0]!)}"]`,
  ])
  return places.length ? `${places.join(",")} { outline: 4px dashed var(--ink); outline-offset: 3px; }` : ""
}
