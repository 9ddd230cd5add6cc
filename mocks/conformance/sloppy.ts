/**
 * The most careless backend, to prove that the suite damages nothing on it: no sessions, roles or checks, any method, and values cast as
 * PHP does: '1abc' is 1, true is 1, a list is 1, null is 0.
 */
import { allEndpoints, allEntities, endpoints } from '#contract/index.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { wireName, type Field } from '#contract/fields.ts'
import { isRecord } from '#contract/record.ts'
import { accounts } from '../seed/accounts.ts'
import type { Values } from './requests.ts'

type Row = Record<string, unknown>
type Tables = Map<string, Row[]>

const toInt = (value: unknown): number => {
  if (typeof value === 'string') return Number(/^\s*-?\d{1,15}/.exec(value)?.[0] ?? 0)
  if (typeof value === 'number') return Number.isSafeInteger(Math.trunc(value)) ? Math.trunc(value) : 0
  return value === undefined || value === null || value === false ? 0 : 1
}
const toText = (value: unknown): string => {
  if (typeof value === 'object' && value !== null) return 'Array'
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

const cast = ({ kind }: Field, value: unknown): unknown => {
  if (kind === 'id' || kind === 'integer') return toInt(value)
  if (kind === 'flag') return Math.min(1, Math.abs(toInt(value)))
  return kind === 'list' ? (Array.isArray(value) ? value : []) : toText(value)
}

const readBody = async (request: Request): Promise<Values> => {
  const copy = request.clone()
  if (/multipart|urlencoded/.test(request.headers.get('Content-Type') ?? ''))
    return Object.fromEntries(await request.formData().catch(() => new FormData()))
  const value: unknown = await copy.json().catch(() => ({}))
  return isRecord(value) ? value : {}
}

const patterns = allEndpoints.map(
  (endpoint) => [endpoint, new RegExp(`^${endpoint.path.replace(/\{\w+\}/, '([^/]+)')}$`)] as const,
)

export const sloppyBackend = (tables: Tables) => {
  const files = new Map<string, Blob>()
  let count = 10_000
  let mails = 0
  const rows = (resource: string) => tables.get(resource) ?? []
  const changeRows = (resource: string, act: (tableRows: Row[]) => Row[]) => {
    tables.set(resource, act(rows(resource)))
  }
  const keep = (file: Blob) => {
    const name = `archivo-${++count}.png`
    files.set(name, file)
    return `archivos/${name}`
  }

  const castFields = (endpoint: Endpoint, sent: Values): Row =>
    Object.fromEntries(
      Object.entries(endpoint.request).flatMap(([name, field]) => {
        const value = sent[wireName(name, field)]
        if (field.kind === 'upload') return value instanceof Blob && value.size > 0 ? [[name, keep(value)]] : []
        return [[name, cast(field, value)]]
      }),
    )
  const findId = (endpoint: Endpoint, sent: Values, last: string): number => {
    if ('id' in endpoint.params) return toInt(last)
    const idField = Object.entries({ ...endpoint.query, ...endpoint.request }).find(([, { kind }]) => kind === 'id')
    return idField ? toInt(sent[wireName(...idField)]) : 0
  }
  const blanks = (resource: string): Row => {
    const fields = allEntities.find((entity) => entity.resource === resource)?.fields ?? {}
    return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, cast(field, undefined)]))
  }

  const add = (resource: string, row: Row) => {
    const id = ++count
    changeRows(resource, (tableRows) => [...tableRows, { ...blanks(resource), ...row, id }])
    return { id }
  }
  const change = (resource: string, id: number, row: Row) => {
    const values = Object.fromEntries(Object.entries(row).filter(([name]) => name in blanks(resource)))
    changeRows(resource, (tableRows) =>
      tableRows.map((stored) => (stored.id === id ? { ...stored, ...values, id } : stored)),
    )
    return { id }
  }
  const remove = (resource: string, id: number) => {
    changeRows(resource, (tableRows) => tableRows.filter((row) => row.id !== id))
    return { id }
  }
  const changePictures = (resource: string, act: (pictures: Row[], row: Row) => Row[]) =>
    changeRows(resource, (tableRows) =>
      tableRows.map((row) => ({ ...row, imagenes: act(Array.isArray(row.imagenes) ? row.imagenes : [], row) })),
    )

  const login = (name: unknown, password: unknown, first: number) => {
    const index = accounts.findIndex(({ cuenta, clave }) => cuenta === name && clave === password)
    return index < first || index >= first + 2 ? undefined : index - first + 1
  }

  type Act = (sent: Values, endpoint: Endpoint, id: number) => unknown
  const special: Partial<Record<string, Act>> = {
    verificarLogin: ({ usuario, contraseña }) => login(usuario, contraseña, 0) ?? 'no',
    verificarLoginZona: ({ nombre, contraseña }) => {
      const id = login(nombre, contraseña, 2)
      return id === undefined ? 'no' : { usuarioId: id, usuarioActivo: Number(id === 1) }
    },
    crearUsuarioZona: (sent, endpoint) => {
      add('clientes', castFields(endpoint, sent))
      return true
    },
    agregarSuscripcion: (sent, endpoint) => add('suscripciones', castFields(endpoint, sent)),
    updateContacto: (sent, endpoint) => change('contacto', 1, castFields(endpoint, sent)),
    updateLogo: (sent, endpoint) => {
      changeRows('logos', (tableRows) => tableRows.map((logo) => ({ ...logo, ...castFields(endpoint, sent) })))
      return null
    },
    updateMetadato: (sent, endpoint, id) => change('metadatos', id, castFields(endpoint, sent)),
    obtenerLogos: () => rows('logos')[0],
    deleteUsuario: (_, __, id) => {
      remove('usuarios', id)
      return rows('usuarios')
    },
    deleteDescarga: (_, __, id) => {
      remove('fileZonas', id)
      return remove('descargas', id)
    },
    enviarMensajeSub: () => {
      mails += 1
      return { enviados: 1 }
    },
    cargarCargaMasiva: async ({ file }) => {
      const lines = file instanceof Blob ? (await file.text()).split(/\r?\n/).slice(1, 20) : []
      for (const line of lines) add('productos', { nombre: toText(line.split(/[;,\t]/)[1]) })
      return null
    },
  }

  const generic = (endpoint: Endpoint, sent: Values, id: number): unknown => {
    const resource = endpoint.entity?.resource ?? ''
    switch (endpoint.does) {
      case 'list':
        return rows(resource)
      case 'get':
        return rows(resource).find((row) => row.id === id) ?? {}
      case 'create':
        return add(resource, castFields(endpoint, sent))
      case 'update':
        return change(resource, id, castFields(endpoint, sent))
      case 'delete':
        return remove(resource, id)
      case 'addImage': {
        const picture = { orden: 1, path: '', ...castFields(endpoint, sent), id: ++count }
        changePictures(resource, (pictures, row) => (row.id === id ? [...pictures, picture] : pictures))
        return { id: picture.id }
      }
      case 'removeImage':
        changePictures(resource, (pictures) => pictures.filter((picture) => picture.id !== id))
        return null
      default:
        return null
    }
  }

  const respond = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url)
    const [endpoint] = patterns.find(([, pattern]) => pattern.test(pathname)) ?? []
    if (!endpoint) return Response.json({ message: 'no' }, { status: 404 })
    const last = decodeURIComponent(pathname.split('/').at(-1) ?? '')
    if (endpoint === endpoints.getImage)
      return new Response(files.get(last) ?? 'nada', { status: files.has(last) ? 200 : 404 })
    const sent = { ...(await readBody(request)), ...Object.fromEntries(searchParams) }
    const id = findId(endpoint, sent, last)
    const act = special[endpoint.name]
    const answer = act ? await act(sent, endpoint, id) : generic(endpoint, sent, id)
    return typeof answer === 'string' ? new Response(answer) : Response.json(answer ?? null)
  }
  return { respond, tables, files, mails: () => mails }
}
