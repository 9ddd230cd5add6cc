import { numbered } from './numbered.ts'
import { anclajesYHerrajes } from './productos/anclajes-y-herrajes.ts'
import { bulonesYTornillos } from './productos/bulones-y-tornillos.ts'
import { tuercasYArandelas } from './productos/tuercas-y-arandelas.ts'

export const productos = numbered([...bulonesYTornillos, ...tuercasYArandelas, ...anclajesYHerrajes])
