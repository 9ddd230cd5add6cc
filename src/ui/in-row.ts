/**
 * Cards in a row from tablets on (§2.4, §2.5, §9). Grids, widths of pictures, skeletons and the products around one follow. By hand follows
 * the width from which a product's card is a wide one, in `ProductCard.module.css`.
 */
export const productsInRow = 4
export const articlesInRow = 3
