/** A text of the home page, in this version and in the next. */
export const text = 'Productos destacados'
export const nextText = 'Productos de la semana'
