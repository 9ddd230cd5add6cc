/** The tools in the order of the menu. Each is loaded when it is opened; the default export of its module is a component without props. */
import type { ComponentType } from 'react'
import { retryInPlace } from '#ui/missing.tsx'
import { onDemand } from '#ui/on-demand.tsx'

type Load = () => Promise<{ default: ComponentType }>
const tool = (title: string, description: string, load: Load) => ({
  id: title.toLowerCase(),
  title,
  description,
  Tool: onDemand(load, { missing: retryInPlace }),
})

export const tools = [
  tool(
    'Pantallas',
    'Lo que hay para ver, y cada pantalla en cada estado, para abrirla y marcarla.',
    () => import('./screens/Pantallas.tsx'),
  ),
  tool(
    'Comentarios',
    'Señalar cualquier cosa de cualquier pantalla y escribir.',
    () => import('./comments/Comentarios.tsx'),
  ),
  tool(
    'Escenarios',
    'Lento, caído, vacío, otro rol, otro día: en esta pestaña.',
    () => import('./scenario/Escenarios.tsx'),
  ),
  tool('Datos', 'Empezar de nuevo, guardar todo en un archivo, volver atrás.', () => import('./state/State.tsx')),
  tool(
    'Llamadas',
    'Qué se pidió y qué se contestó: copiarlo, o hacer que falle.',
    () => import('./calls/Llamadas.tsx'),
  ),
]

export const findTool = (id: string | null) => tools.find((candidate) => candidate.id === id)
