/** The address's parameters of a list: search, filters, view and order. */
export const ofList = ['buscar', 'diametro', 'largo', 'pack', 'rosca', 'vista', 'ordenar'] as const
