/** Makes every call once on the demo company, as examples for the OpenAPI document. */
import { changeHeader } from '#contract/change-header.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { wireName, type Field } from '#contract/fields.ts'
import { allEndpoints, endpoints } from '#contract/index.ts'
import { endpointsInOrder } from '#contract/openapi-order.ts'
import type { Example, Examples } from '#contract/openapi-example.ts'
import { isRecord } from '#contract/record.ts'
import type { Backend } from './backend.ts'
import { jsonRequest, requestTo, type Values } from './conformance/requests.ts'
import { png, sampleFile, textFile, unknownId } from './conformance/samples.ts'
import { csv, row } from './conformance/sheets.ts'
import { asRefusal, refusalResponse } from './refusal.ts'

const { verificarLogin, verificarLoginZona, obtenerCartas, obtenerHistorial, obtenerPapelera } = endpoints
const admin = { usuario: 'admin', contraseña: 'admin1234' }

/** Inputs that no record of the demo company provides. */
const examples: Readonly<Record<string, Values>> = {
  verificarLogin: admin,
  verificarLoginZona: { nombre: 'cliente', contraseña: 'cliente1234' },
  guardarHistorial: { idUsuario: 1, mensaje: 'Sesion Cerrada' },
  crearUsuarioZona: { nombre: 'taller-norte', email: 'compras@example.com' },
  crearUsuario: { usuario: 'compras', email: 'compras@example.com', admin: 0 },
  updateCuenta: { contraseñaActual: admin.contraseña, contraseña: undefined },
  agregarSuscripcion: { email: 'ana@example.com' },
  darDeBaja: { llave: 'clave-de-la-carta' },
  enviarMensajeSub: { asunto: 'Nueva lista de precios', texto: 'Ya está disponible en la zona privada.' },
  enviarCorreo: {
    nombre: 'Ana Pérez',
    empresa: 'Taller Norte',
    email: 'ana@example.com',
    celular: '351 400-0000',
    mensaje: 'Hola queria consultar',
    recaptchaToken: 'token-del-captcha',
  },
  cargarCargaMasiva: { file: csv([row('Bulón de ejemplo', '00123')]) },
  primerUsuario: { llave: 'llave-del-enlace', usuario: 'ana', email: 'ana@example.com' },
  cerrarSesion: { zona: 'panel' },
  ordenar: { recurso: 'sliders', idPadre: undefined, ids: [2, 1] },
  enviarMensajePrueba: {
    asunto: 'Nueva lista de precios',
    texto: 'Ya está disponible en la zona privada.',
    email: 'ana@example.com',
  },
  getImage: { filename: 'slider-1.jpg', ancho: 400 },
  verArchivo: { filename: 'servicio-1.jpg' },
  eliminarArchivo: { nombre: 'servicio-3.jpg', enUso: true },
  updateVideo: { link: 'https://www.youtube.com/watch?v=abc', file: undefined },
}

/** A value for a field that the record lacks. */
const made = (field: Field, record: Values): unknown => {
  if (field.kind === 'id') return record.id
  return field.kind === 'password' ? 'ocho caracteres o más' : field.choices?.[0]
}

const firstPicture = ({ imagenes }: Values): unknown =>
  Array.isArray(imagenes) && isRecord(imagenes[0]) ? imagenes[0].id : undefined

/** An input for a call, from a record and made-up values. */
export const createInput = (endpoint: Endpoint, record: Values): Values => {
  // The example is the whole answer.
  const query = endpoint.short ? {} : endpoint.query
  const fields = Object.entries({ ...endpoint.params, ...query, ...endpoint.request })
  const values = endpoint.does === 'removeImage' ? { idImagen: firstPicture(record) } : record
  const input = fields.map(
    ([name, field]) =>
      [name, field.kind === 'upload' ? sampleFile(field.accept, 1) : (values[name] ?? made(field, record))] as const,
  )
  return { ...Object.fromEntries(input), ...examples[endpoint.name] }
}

const longest = 200
const shortText = (text: string) => {
  if (text.length <= longest) return text
  const paragraph = /^.*?<\/p>/s.exec(text)?.[0] ?? text
  return paragraph.length <= 2 * longest ? paragraph : `${paragraph.slice(0, longest)}…`
}

/** Shortens an answer: two items of a list, the first paragraph of a text. */
const short = (value: unknown): unknown => {
  if (typeof value === 'string') return shortText(value)
  if (Array.isArray(value)) return value.slice(0, 2).map(short)
  return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, short(part)])) : value
}

const onPaper = (value: unknown) => (value instanceof File ? `(${value.name})` : short(value))
const byWire = (fields: Endpoint['request'], input: Values): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      input[name] === undefined ? [] : [[wireName(name, field), onPaper(input[name])]],
    ),
  )

const getMediaType = ({ headers }: Response) => headers.get('Content-Type')?.split(';')[0] ?? ''

const readAnswer = async ({ response: { kind } }: Endpoint, response: Response): Promise<Example['answers']> => {
  if (kind === 'bytes') return { '*/*': `(${getMediaType(response)})` }
  const text = await response.text()
  return { [getMediaType(response)]: getMediaType(response) === 'application/json' ? short(JSON.parse(text)) : text }
}

const phases = ['list', 'get', undefined, 'create', 'update', 'addImage', 'removeImage', 'delete']
/** Calls about letters, which earlier calls write. */
const letters = ['obtenerCartas', 'obtenerCarta', 'reenviarCartas', 'eliminarCartas']
const last = [...letters, 'obtenerPapelera', 'deshacer', 'restaurarPapelera', 'eliminarPapelera', 'cerrarSesion']
/** Reads run first, on the untouched seed; undo and trash after the writes; the end of the session last. */
const getPhase = ({ does, method, done, name }: Endpoint) =>
  last.includes(name)
    ? 2 * phases.length + last.indexOf(name)
    : (method === 'POST' || done !== undefined ? phases.length : 0) + phases.indexOf(does)
const inOrder = endpointsInOrder.toSorted((a, b) => getPhase(a) - getPhase(b))

const run = (backend: Backend) => {
  const send = (path: string, init?: RequestInit) =>
    backend.respond(new Request(new URL(path, 'http://localhost'), init))
  let change = 0
  const call = async (endpoint: Endpoint, input: Values = {}) => {
    const response = await send(...requestTo(endpoint, input))
    change = Number(response.headers.get(changeHeader) ?? change)
    return response
  }
  const rows = async (endpoint: Endpoint | undefined): Promise<Values[]> => {
    const answer: unknown = endpoint ? await (await call(endpoint)).json() : []
    return (Array.isArray(answer) ? answer : [answer]).filter(isRecord)
  }
  const history = async () => (await rows(obtenerHistorial)).map(({ texto }) => String(texto))
  /** The ids for undo and restore, and for letters: the last write, the last delete, the last letter. */
  const idsFor = async ({ name }: Endpoint) =>
    name === 'deshacer'
      ? [change]
      : (await rows(letters.includes(name) ? obtenerCartas : obtenerPapelera)).slice(0, 1).map(({ id }) => id)
  return { send, call, rows, history, idsFor }
}
type Run = ReturnType<typeof run>

const findList = ({ entity }: Endpoint) =>
  allEndpoints.find((candidate) => candidate.entity === entity && candidate.does === 'list')

const createExample = async (endpoint: Endpoint, { call, rows, history, idsFor }: Run): Promise<Example> => {
  const records = await rows(endpoint.entity && findList(endpoint))
  const deletes = endpoint.done !== undefined && (endpoint.does === 'delete' || endpoint.method === 'GET')
  const ids = last.includes(endpoint.name) ? await idsFor(endpoint) : []
  const input = createInput(endpoint, { ...records.at(deletes ? -1 : 0), ...(ids.length > 0 && { id: ids[0], ids }) })
  const previousEntries = await history()
  const response = await call(endpoint, input)
  if (!response.ok) throw new Error(`${endpoint.name}: ${response.status} ${await response.text()}`)
  const answers = await readAnswer(endpoint, response)
  const currentEntries = endpoint.name === 'cerrarSesion' ? previousEntries : await history()
  return {
    parameters: byWire({ ...endpoint.params, ...endpoint.query }, input),
    body: endpoint.encoding === 'none' ? undefined : byWire(endpoint.request, input),
    answers,
    disposition: response.headers.get('Content-Disposition') ?? undefined,
    history: currentEntries.length > previousEntries.length ? currentEntries[0] : undefined,
  }
}

const refusalExamples = async ({ send, call }: Run): Promise<Record<number, unknown>> => {
  const failures = ['QuotaExceededError', 'TimeoutError'].map((name) =>
    refusalResponse(asRefusal(new DOMException('', name))),
  )
  const { updateUsuario, crearSlider, crearServicio, obtenerSlider } = endpoints
  const demotion = { idUsuario: 1, usuario: 'admin', email: 'admin@example.com', rol: 'usuario' }
  const large = new File([png(), new Uint8Array(10 * 1024 * 1024)], 'grande.png')
  const responses = [
    await send('/api/crearProducto', jsonRequest('{')),
    await call(obtenerSlider, { id: unknownId }),
    await send('/api/crearSlider'),
    await call(updateUsuario, demotion),
    await call(crearSlider, { imagen: large, orden: 1 }),
    await call(crearSlider, { imagen: textFile('no es una imagen', 'foto.png'), orden: 1 }),
    await call(crearServicio, { imagen: png(), titulo: '', orden: 'primero' }),
    ...failures,
  ]
  return Object.fromEntries(
    await Promise.all(responses.map(async (response) => [response.status, await response.json()] as const)),
  )
}

const sessionExamples = async ({ call }: Run): Promise<Record<number, unknown>> => {
  const nobody = await call(obtenerHistorial)
  await call(verificarLogin, { usuario: 'editor', contraseña: 'editor1234' })
  const editor = await call(obtenerHistorial)
  return { [nobody.status]: await nobody.json(), [editor.status]: await editor.json() }
}

/** A wrong password answers a text with status 200. */
const refusedLogins = async ({ call }: Run): Promise<Record<string, string>> => {
  const wrong = { ...admin, nombre: 'cliente', contraseña: 'otra' }
  const logins = [verificarLogin, verificarLoginZona]
  return Object.fromEntries(
    await Promise.all(logins.map(async (login) => [login.name, await (await call(login, wrong)).text()] as const)),
  )
}

/** All examples: calls by name, refusals by status. */
export const createExamples = async (backend: Backend): Promise<Examples> => {
  const running = run(backend)
  const sessions = await sessionExamples(running)
  const refused = await refusedLogins(running)
  await running.call(verificarLogin, admin)
  const refusals = await refusalExamples(running)
  const calls: Record<string, Example> = {}
  for (const endpoint of inOrder) {
    const example = await createExample(endpoint, running)
    const text = refused[endpoint.name]
    calls[endpoint.name] =
      text === undefined ? example : { ...example, answers: { ...example.answers, 'text/plain': text } }
  }
  return { calls, refusals: { ...refusals, ...sessions } }
}
