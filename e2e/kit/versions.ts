/** What the home page says, and what it says in the version that follows. */
export const text = 'Productos destacados'
export const nextText = 'Productos de la semana'
