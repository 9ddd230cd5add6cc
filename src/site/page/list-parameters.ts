import { facets } from '../productos/narrow/facets.ts'

/** The address's parameters of a list: search, filters, view and order. */
export const listParameters = ['buscar', ...facets.map(({ name }) => name), 'vista', 'ordenar'] as const
