/** What a panel that takes another's place does with its heading: whoever reads on is there. */
export const takeFocus = (heading: HTMLElement | null): void => heading?.focus({ preventScroll: false })
