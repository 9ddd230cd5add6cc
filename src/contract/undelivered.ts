/** The first words of a history entry about an undelivered letter. */
export const undelivered = 'No se pudo entregar a '
