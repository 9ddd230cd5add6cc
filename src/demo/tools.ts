/** The room's tools, in the order of its menu. Each is fetched when it is opened; its module's default is a component without props. */
import { lazy, type ComponentType } from 'react'

type Load = () => Promise<{ default: ComponentType }>
const tool = (id: string, title: string, what: string, load: Load) => ({ id, title, what, Tool: lazy(load) }) as const

export const tools = [
  tool('escenarios', 'Escenarios', 'Lento, caído, vacío, otro rol, otro día: en esta pestaña.', () => import('./scenario/Escenarios.tsx')),
  tool('datos', 'Datos', 'Empezar de nuevo, guardar todo en un archivo, volver atrás.', () => import('./state/Datos.tsx')),
] as const

export const toolOf = (id: string | null) => tools.find((one) => one.id === id)
