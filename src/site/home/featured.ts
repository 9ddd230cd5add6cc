/** §2.4: the home page shows only what is featured. */
export const isFeatured = ({ destacado }: { destacado: 0 | 1 }): boolean => destacado === 1
