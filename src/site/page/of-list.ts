/** What of an address says how a list is shown: what it was searched for, what it was narrowed to, as cards or as a table, and in which order. */
export const ofList = ['buscar', 'diametro', 'largo', 'pack', 'rosca', 'vista', 'ordenar'] as const
