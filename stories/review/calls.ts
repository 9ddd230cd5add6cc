import { covered } from '#review/calls/cover.ts'
import { createCall } from '#review/calls/testing.ts'
import type { CallEntry } from '#state/call-entry.ts'
import { useCalls } from '#review/calls/log.ts'

const start = Date.parse('2026-11-22T15:00:00Z')

const call = (change: Partial<CallEntry>, at: number): CallEntry =>
  createCall({
    id: String(at),
    at: start + at * 1_700,
    ms: 4.2,
    tab: 'propia',
    page: 'https://example.com/productos?id=3',
    ...change,
  })

/** One call of each sort, the first one first. */
const usual: readonly Partial<CallEntry>[] = [
  { path: '/api/obtenerSuscripciones', text: '[{"id":1,"email":"compras@agromec.example"}]' },
  {
    method: 'POST',
    path: '/api/verificarLogin',
    tab: 'otra',
    sent: '{"usuario":"admin","contraseña":"admin1234"}',
    text: '1',
    ms: 212,
  },
  {
    path: '/api/getImage/bulon-hexagonal.jpg?ancho=400',
    use: 'image',
    headers: { 'content-type': 'image/webp', 'content-length': '18244' },
  },
  {
    method: 'POST',
    path: '/api/crearSlider',
    page: 'https://example.com/admin',
    status: 422,
    ms: 31,
    sent: [
      ['texto', 'Nueva línea'],
      ['imagen', { name: 'foto.png', type: 'image/png', size: 248_113 }],
    ],
    text: '{"message":"Revisá los campos marcados.","errors":{"imagen":["El archivo no es una imagen."]}}',
  },
  { path: '/api/obtenerFerias', text: '[{"id":1,"orden":"primera","titulo":null}]', ms: 1_240 },
  {
    path: '/api/descargarArchive/3',
    tab: '',
    use: 'document',
    headers: {
      'content-type': 'application/pdf',
      'content-length': '90112',
      'content-disposition': "attachment; filename*=UTF-8''Cat%C3%A1logo.pdf",
    },
  },
  { path: '/api/obtenerVideos', status: 0, headers: {} },
]

/** The log as it is after these. */
export const logOf = (calls: readonly Partial<CallEntry>[]) => () => {
  useCalls.setState({ tab: 'propia', calls: calls.map(call).map(covered).toReversed() })
}
export const usualLog = logOf(usual)
/** As many calls as the log keeps. */
export const fullLog = logOf(Array.from({ length: 500 }, (_, at) => usual[at % usual.length] ?? {}))
