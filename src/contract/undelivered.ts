/** How the history begins to say that a letter reached nobody. */
export const undelivered = 'No se pudo entregar a '
