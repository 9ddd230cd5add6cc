import { anclajesYHerrajes } from './productos/anclajes-y-herrajes.ts'
import { bulonesYTornillos } from './productos/bulones-y-tornillos.ts'
import type { Producto } from './productos/producto.ts'
import { tuercasYArandelas } from './productos/tuercas-y-arandelas.ts'

export const productos: Producto[] = [...bulonesYTornillos, ...tuercasYArandelas, ...anclajesYHerrajes]
