/** Whether a write happened, judged by its answer. */
import { assert, constantFrom, dictionary, jsonValue, nat, oneof, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '#mocks/runs.ts'
import { cargarCargaMasiva } from '../carga-masiva.ts'
import { crearUsuarioZona } from '../cliente.ts'
import { updateContacto } from '../contacto-writes.ts'
import { enviarCorreo } from '../correo.ts'
import { writes, type Endpoint } from '../endpoint.ts'
import { guardarHistorial } from '../historial.ts'
import { allEndpoints } from '../index.ts'
import { updateMetadato } from '../metadato-writes.ts'
import { crearProducto, deleteProducto, updateProducto } from '../producto-writes.ts'
import { verificarLogin } from '../sesion.ts'
import { agregarSuscripcion } from '../suscripcion.ts'
import { enviarMensajeSub } from '../suscripcion-writes.ts'
import { deleteUsuario } from '../usuario.ts'
import { isPlainlyTaken } from '#api/plain-success.ts'
import { judgeWrite } from './verdict.ts'

const producto = {
  idProducto: 7,
  nombre: 'Bulón & tuerca',
  orden: 3,
  texto: '<p>Acero</p>',
  destacado: 1 as const,
  sub_productos: [],
}
const correo = { nombre: 'Ana', empresa: 'Taller', email: 'ana@taller.example', mensaje: 'Hola' }

const verdict = (endpoint: Endpoint, values: object, answer: unknown, status = 200) =>
  judgeWrite(endpoint, { ...values }, { status, text: typeof answer === 'string' ? answer : JSON.stringify(answer) })

const page = (inner: string) => `<!DOCTYPE html><html><body>${inner}</body></html>`

const refusals: unknown[] = [
  { error: true, message: 'Ya existe' },
  { success: false, msg: 'Ya existe' },
  { status: 'error' },
  { status: 'fail', data: { nombre: 'Ya existe' } },
  { ok: 0 },
  { ok: false },
  { code: 403, message: 'Prohibido' },
  { status: 500 },
  { errors: { nombre: ['Ya existe'] } },
  { errors: [{ path: 'nombre', msg: 'x' }] },
  { error: 'Ya existe' },
  { error: { message: 'Ya existe' } },
  { success: '0' },
  { success: 'false' },
  { result: 'error' },
  { icon: 'error', title: 'x' },
  { data: { success: false } },
  { data: false },
  { d: 0 },
  [{ error: true }],
  { estado: 'fallo' },
  { exito: false },
  { code: 'ER_DUP_ENTRY', errno: 1062 },
  { message: 'SQLSTATE[23000]: Integrity constraint violation' },
  { id: 7, error: 'Ya existe' },
  { id: 7, success: false },
  { status: false, message: 'x' },
  { code: 500 },
  { errors: ['x'] },
  { data: null, error: 'x' },
  { resultado: 'error' },
  { exito: false, mensaje: 'No se pudo' },
  { success: true, errors: ['x'] },
  { jsonrpc: '2.0', error: { code: -32600 } },
  '\uFEFF{"error":true}',
  '\uFEFFfalse',
  '<br />\n<b>Notice</b>: Undefined index in <b>/a.php</b> on line <b>3</b><br />\n{"error":true}',
  'for(;;);{"error":true}',
  "{'error': true}",
  '"{\\"error\\":true}"',
  { response: { status: 'error' } },
  false,
  0,
  -1,
  403,
  'false',
  '0',
  '"false"',
  '"Error al guardar"',
  'Error: ya existe',
  'No se pudo guardar',
  'Fatal error: Uncaught Error in /var/www/a.php:3',
  '<br />\n<b>Fatal error</b>:  Uncaught PDOException in <b>/a.php</b> on line <b>3</b><br />',
  '<br />\n<b>Warning</b>:  mysqli_query(): x in <b>/a.php</b> on line <b>3</b><br />\n',
  'You have an error in your SQL syntax',
  "Duplicate entry 'x' for key 'nombre'",
  'Cannot POST /api/crearProducto',
  'Internal Server Error',
  page('<form><input type="password"></form>'),
  page('Sitio en mantenimiento'),
  page('Just a moment...'),
  page('Guardado'),
]

const everywhere = allEndpoints.filter(
  (endpoint) => writes(endpoint) && !['either', 'boolean'].includes(endpoint.response.kind),
)

describe('refused', () => {
  test.each(refusals.map((answer) => [answer]))('%j, for any input', (answer) => {
    for (const endpoint of everywhere)
      expect({ name: endpoint.name, ...verdict(endpoint, { ...producto, ...correo, id: 7 }, answer) }).toMatchObject({
        name: endpoint.name,
        kind: 'refused',
      })
  })

  test.each([
    [{ code: 403 }, 403],
    [{ status: 401, message: 'x' }, 401],
    [{ error: true }, 422],
    [page('<input type=password>'), 401],
    [page('Captcha'), 403],
    [page('Estamos en mantenimiento'), 503],
    [page('Hola'), 422],
  ])('%j counts as %i', (answer, status) => expect(verdict(crearProducto, producto, answer)).toMatchObject({ status }))

  test('a public call takes a login page for any page', () => {
    expect(verdict(enviarCorreo, correo, page('<input type=password>'))).toMatchObject({ kind: 'refused', status: 422 })
  })

  test('the answered list still has the deleted record', () => {
    expect(verdict(deleteUsuario, { id: 7 }, [{ id: 1 }, { id: 7 }]).kind).toBe('refused')
    expect(verdict(deleteUsuario, { id: 7 }, [{ id: 1 }, { id: 8, status: 0 }]).kind).toBe('done')
    expect(verdict(deleteUsuario, { id: 7 }, '').kind).toBe('unknown')
  })
})

describe('done', () => {
  test.each([
    [{ id: 7 }],
    [{ id: '7' }],
    [{ data: { id: 7 } }],
    [{ success: true }],
    [{ success: 1, message: 'Listo' }],
    [{ ok: true }],
    [{ status: 'ok' }],
    [{ status: 200, data: null }],
    [{ error: false, message: 'x' }],
    [{ data: { success: true } }],
    [{ id: 7, nombre: 'Bulón &amp; tuerca', orden: '3', destacado: '1' }],
    [{ result: { nombre: 'Bulón & tuerca', orden: 3, destacado: true } }],
    [{ errors: [], success: true }],
    [{ producto: { id: 7, nombre: 'Bulón & tuerca' } }],
    [{ errno: 0 }],
    ['<br />\n<b>Notice</b>:  Undefined index: a in <b>/a.php</b> on line <b>3</b><br />\n{"id":7}'],
  ])('%j', (answer) => expect(verdict(updateProducto, producto, answer)).toEqual({ kind: 'done' }))

  test('201 and 204 with an empty body', () => {
    for (const status of [201, 204]) expect(verdict(updateProducto, producto, '', status).kind).toBe('done')
    expect(verdict(updateProducto, producto, { error: true }, 201).kind).toBe('refused')
  })

  test('counts', () => {
    expect(verdict(cargarCargaMasiva, {}, { creados: '3', actualizados: 0, filas: 3 }).kind).toBe('done')
    expect(verdict(enviarMensajeSub, {}, { enviados: 0 }).kind).toBe('done')
  })

  test('a literal answer is not judged here', () => {
    for (const answer of ['7', 'Usuario incorrecto', 'false', '{"error":true}']) {
      for (const endpoint of [verificarLogin, crearUsuarioZona] satisfies Endpoint[])
        expect(verdict(endpoint, {}, answer).kind).toBe('done')
    }
  })
})

describe('only reading again tells', () => {
  test.each([
    [''],
    ['ok'],
    ['OK\n'],
    ['true'],
    ['1'],
    ['null'],
    ['{}'],
    ['[]'],
    ['7'],
    [{ message: 'Guardado correctamente' }],
    [{ affectedRows: 1, insertId: 0 }],
    [{ id: 0 }],
    ['<p>Guardado</p>'],
    [{ id: 9 }],
    [{ id: 7, nombre: 'El de antes' }],
    [{ id: 7, status: 0 }],
    [{ success: true, data: { id: 7, status: 0 } }],
    ['Warning: x in /a.php on line 3\n{"id":7}'],
    [{ data: null }],
    ['no'],
    ['ko'],
    [{ success: null }],
  ])('%j', (answer) => {
    expect(verdict(updateProducto, producto, answer).kind).toBe('unknown')
    for (const [endpoint, values] of [
      [updateContacto, {}],
      [updateMetadato, { idMetadato: 3 }],
      [deleteProducto, { idProducto: 3 }],
      [crearProducto, { nombre: 'Otro' }],
    ] satisfies [Endpoint, object][]) {
      expect(verdict(endpoint, values, answer === '7' ? '' : answer).kind).not.toBe('refused')
    }
  })
})

test('a saved record may have its own field error: only reading again tells', () => {
  const record = { ...producto, id: 7, error: 'Medida fuera de norma' }
  expect(verdict(updateProducto, producto, record).kind).toBe('unknown')
  expect(verdict(updateProducto, producto, { ...record, id: 0 }).kind).toBe('refused')
  expect(verdict(updateProducto, producto, { ...record, nombre: 'Otro' }).kind).toBe('refused')
})

describe('writes that nobody can read again', () => {
  const unread: [Endpoint, object][] = [
    [enviarCorreo, correo],
    [agregarSuscripcion, { email: 'ana@taller.example' }],
    [guardarHistorial, { idUsuario: 1, mensaje: 'x' }],
    [enviarMensajeSub, { asunto: 'x', texto: 'y' }],
  ]
  test.each([
    [''],
    ['ok'],
    ['OK'],
    ['true'],
    ['1'],
    ['null'],
    ['{}'],
    ['[]'],
    [{ message: 'Mensaje enviado' }],
    ['<h1>Gracias</h1>'],
    [{ id: 12 }],
    [{ success: true }],
    [{ status: 'success', message: 'Thank you' }],
    [{ status: 'ok', error: null }],
    ['\uFEFF{"success":true}'],
    ['¡Gracias! Te respondemos en 24 horas.'],
    ['Your message has been sent. Thank you!'],
    ['Consulta recibida, gracias por contactarte'],
    ['Gracias por completar el formulario'],
    ['Gracias. Tu suscripción está pendiente de confirmación'],
    ['<br />\n<b>Notice</b>:  Undefined index: a in <b>/a.php</b> on line <b>3</b><br />\nnull'],
    ['<br />\n<b>Notice</b>:  Undefined index: a in <b>/a.php</b> on line <b>3</b><br />\n'],
    ['El correo ya está registrado'],
  ])('%j is taken', (answer) => {
    for (const [endpoint, values] of unread) expect(verdict(endpoint, values, answer).kind).toBe('done')
  })
  test.each([
    [{ message: 'Intentá más tarde' }],
    ['qué'],
    [{ a: 1 }],
    ['<h1>Gracias por tu paciencia</h1>'],
    ['Warning: mail(): x in /a.php on line 3\ntrue'],
    [{ data: { status: 0 } }],
    ['Demasiados mensajes enviados'],
    ['Too many messages sent'],
    ["Your message couldn't be sent"],
    ['The form wasn’t saved'],
    ['Unsuccessful'],
    [{ message: 'Unsuccessful' }],
    ['Unsaved'],
    ['Gracias, pero tu mensaje fue rechazado'],
    ['Mensaje bloqueado por spam. Gracias'],
    ['Gracias. Completá el captcha'],
    ['El mensaje debe ser enviado desde el formulario'],
    ['0 mensajes enviados'],
    ['Mensajes enviados: 0'],
    ['Recibimos muchas consultas desde tu IP'],
    ['Formulario enviado vacío'],
    ['Pedido cancelado. Gracias'],
    ['Se ha registrado un problema'],
    ['Incidente registrado'],
    ['Acceso registrado y denegado'],
    ['Gracias por tu visita'],
    ['message undelivered but saved'],
    ['{"data":"{\\"success\\":false}"}'],
    ['<?xml version="1.0"?><error>x</error>'],
    ['<response><success>false</success></response>'],
    ['no'],
    ['NO'],
    ['ko'],
    [{ rta: 'error' }],
  ])('%j is not', (answer) => {
    for (const [endpoint, values] of unread) expect(verdict(endpoint, values, answer).kind).toBe('refused')
  })
})

const noes: readonly Record<string, unknown>[] = [
  { error: true },
  { error: 'x' },
  { success: false },
  { ok: 0 },
  { status: 'error' },
  { code: 500 },
  { errors: { a: ['b'] } },
  { exito: 'no' },
  { failed: true },
  { status: 'failed' },
]
const wrapped = (no: unknown, extras: Record<string, unknown>) => [
  { ...extras, ...Object(no) },
  { ...extras, data: no },
  { result: no, ...extras },
  [no],
]

test('a refusal at the top or one wrapper deep counts, whatever else the answer holds', () => {
  const extras = dictionary(
    constantFrom('id', 'message', 'data', 'success', 'nombre', 'titulo', 'x', 'status', 'ok'),
    oneof(jsonValue(), constantFrom<unknown>(7, true, 'ok', 'Guardado')),
  )
  assert(
    property(constantFrom(...everywhere), constantFrom(...noes), extras, nat(3), (endpoint, no, others, index) => {
      expect(verdict(endpoint, { ...producto, ...correo, id: 7 }, wrapped(no, others)[index]).kind).not.toBe('done')
    }),
    runs(2_000),
  )
})

test('an answer that the worker takes for done is done', () => {
  const texts = [
    '',
    'ok',
    'true',
    'null',
    '1',
    '{}',
    '[]',
    '{"success":true}',
    '{"id":7}',
    '{"success":true,"error":"x"}',
    ...refusals.map((answer) => (typeof answer === 'string' ? answer : JSON.stringify(answer))),
  ]
  const taken = texts.filter((text) => isPlainlyTaken(200, text))
  expect(taken).toEqual(['', 'ok', 'true', 'null', '1', '{}', '[]', '{"success":true}', '{"id":7}'])
  for (const text of taken) expect(judgeWrite(enviarCorreo, correo, { status: 200, text }).kind).toBe('done')
})
