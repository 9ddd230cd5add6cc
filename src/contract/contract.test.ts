/** Compares the contract with §7 of the specification, transcribed by hand. */
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { getQueryKey, type Endpoint } from './endpoint.ts'
import { wireName, type Fields } from './fields.ts'
import { allEndpoints, endpoints } from './index.ts'

const section7 = `
GET /api/obtenerLogos
GET /api/obtenerContacto
GET /api/getImage/{filename}
POST /api/verificarLoginZona json: nombre, contraseña
POST /api/crearUsuarioZona json: usuario, email, contraseña
POST /api/guardarHistorial json: idUsuario, mensaje
POST /api/agregarSuscripcion json: email
GET /api/obtenerProductos
GET /api/obtenerProducto/{id}
GET /api/obtenerBanner
GET /api/obtenerSecciones
GET /api/obtenerServicios
GET /api/obtenerDescargas
GET /api/descargarArchive/{id}
GET /api/obtenerNovedades
GET /api/obtenerNovedad/{id}
GET /api/obtenerFerias
GET /api/obtenerFeria/{id}
GET /api/obtenerVideos
GET /api/obtenerSliders
POST /enviarCorreo json: nombre, empresa, email, celular, mensaje, recaptchaToken
GET /api/obtenerIdUsuarioZona/{id}
GET /api/obtenerFileZonas
GET /api/descargarArchiveZona/{id}
GET /api/obtenerZona/{id}
POST /api/verificarLogin json: usuario, contraseña
GET /api/obtenerIdUsuario/{id}
GET /api/obtenerSlider/{id}
POST /api/crearSlider multipart: foto, jsonCodigoSlider, orden, textoboton, linkboton
POST /api/updateSlider multipart: idSlider, foto, jsonCodigoSlider, orden, textoboton, linkboton
POST /api/deleteSlider json: idSlider
POST /api/updateContacto json: direccion, email, telefono, telefono2, instagram
POST /api/updateLogo multipart: logoNav, logoFooter
POST /api/deleteProducto json: idProducto
POST /api/crearProducto json: orden, nombre, texto, destacado, subproductos
POST /api/updateProducto json: idProducto, orden, nombre, texto, destacado, subproductos
POST /api/eliminarImagen json: idImagen
POST /api/guardarImagenProducto multipart: idProducto, imagen, orden
POST /api/updateBanner multipart: idBanner, foto, bannerTitulo, bannerTexto, txtBoton, linkBoton
POST /api/deleteNovedad json: idNovedad
POST /api/crearNovedad multipart: foto, texto, orden, titulo, epigrafe, etiqueta, destacado
POST /api/updateNovedad multipart: idNovedad, foto, texto, orden, titulo, epigrafe, etiqueta, destacado
GET /api/obtenerServicio/{id}
POST /api/crearServicio multipart: foto, texto, orden, titulo
POST /api/updateServicio multipart: idServicio, foto, texto, orden, titulo
POST /api/deleteServicio json: idServicio
POST /api/crearDescarga multipart: file, orden, titulo
POST /api/updateDescarga multipart: idDescarga, file, orden, titulo
POST /api/deleteDescarga json: idDescarga
GET /api/obtenerDescarga/{id}
GET /api/obtenerVideo/{id}
POST /api/crearVideo multipart: link, file, orden, titulo
POST /api/updateVideo multipart: idVideo, link, file, orden, titulo
POST /api/deleteVideo json: idVideo
POST /api/crearFeria multipart: foto, texto, orden, titulo, epigrafe, etiqueta, destacado
POST /api/updateFeria multipart: idFeria, texto, orden, titulo, epigrafe, etiqueta, destacado
POST /api/deleteFeria json: idFeria
POST /api/guardarImagenFeria multipart: idFeria, imagen, orden
POST /api/eliminarImagenFeria json: idImagen
GET /api/obtenerSuscripciones
GET /api/deleteSuscripcion/{id}
POST /api/enviarMensajeSub json: asunto, texto
GET /api/obtenerSeccion/{id}
POST /api/crearSeccion multipart: orden, titulo, imagen, texto
POST /api/updateSeccion multipart: idSeccion, orden, titulo, texto, imagen
POST /api/deleteValor json: idValor
GET /api/obtenerMetadatos
GET /api/obtenerMetadato/{id}
POST /api/updateMetadato json: claves
GET /api/obtenerUsuarios
GET /api/deleteUsuario/{id}
POST /api/crearUsuario json: usuario, email, contraseña, admin
POST /api/updateUsuario multipart: idUsuario, usuario, email, rol, contraseña
GET /api/obtenerClientes
POST /api/updateClienteActivo json: idCliente, activo
GET /api/deleteUsuarioZona/{id}
GET /api/obtenerFileZona/{id}
POST /api/crearFileZona multipart: file, orden, Npedido
POST /api/updateFileZona multipart: idFileZona, file, orden, Npedido
POST /api/cargarCargaMasiva multipart: file
GET /api/obtenerHistorial`
  .trim()
  .split('\n')

/** The callers of each call (§6, design), transcribed by hand. */
const access = {
  public: `agregarSuscripcion cerrarSesion crearUsuarioZona darDeBaja descargarArchive enviarCorreo getImage obtenerBanner
    obtenerContacto obtenerDescarga obtenerDescargas obtenerFeria obtenerFerias obtenerLogos obtenerMarca obtenerMetadato
    obtenerMetadatos obtenerNovedad obtenerNovedades obtenerProducto obtenerProductos obtenerSeccion obtenerSecciones
    obtenerServicio obtenerServicios obtenerSlider obtenerSliders obtenerVideo obtenerVideos primerUsuario
    verificarLogin verificarLoginZona`,
  zone: 'descargarArchiveZona guardarHistorial obtenerFileZonas obtenerIdUsuarioZona obtenerZona',
  panel: `crearDescarga crearFeria crearFileZona crearNovedad crearProducto crearSeccion crearServicio crearSlider
    crearVideo deshacer eliminarArchivo eliminarPapelera obtenerArchivos obtenerExtensiones obtenerPapelera obtenerPublicacion ordenar restaurarPapelera verArchivo deleteDescarga deleteFeria deleteNovedad deleteProducto deleteServicio deleteSlider deleteValor
    deleteVideo eliminarImagen eliminarImagenFeria guardarImagenFeria guardarImagenProducto obtenerFileZona
    obtenerIdUsuario updateBanner updateContacto updateCuenta updateDescarga updateFeria updateFileZona updateLogo updateNovedad
    updateProducto updateSeccion updateServicio updateSlider updateVideo`,
  admin: `cargarCargaMasiva crearUsuario deleteSuscripcion deleteUsuario deleteUsuarioZona eliminarCartas enviarMensajePrueba enviarMensajeSub
    obtenerAvance obtenerCarta obtenerCartas obtenerClientes obtenerHistorial obtenerRestosDemo obtenerSuscripciones obtenerUsuarios plantillaCargaMasiva reenviarCartas updateClienteActivo
    updateMarca updateMetadato updateUsuario`,
}

const words = (text: string) => text.trim().split(/\s+/).toSorted()

/** A declaration in the notation of the table above, body names sorted. */
const asLine = ({ method, path, encoding, request }: Endpoint) => {
  const names = Object.entries(request)
    .map(([name, field]) => wireName(name, field))
    .toSorted()
  return encoding === 'none' ? `${method} ${path}` : `${method} ${path} ${encoding}: ${names.join(', ')}`
}
const sortNames = (line: string) => {
  const [call = '', names] = line.split(': ')
  return names === undefined ? call : `${call}: ${names.split(', ').toSorted().join(', ')}`
}

/** A resource that came later is beyond the specification. */
const original = allEndpoints.filter(({ entity }) => (entity?.since ?? 1) === 1)
const specified = original.filter(({ extension }) => !extension)
const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)

describe('§7', () => {
  test('has 81 calls, and so has the contract without its extensions', () => {
    expect(section7).toHaveLength(81)
    expect(specified).toHaveLength(81)
  })

  test.each(section7.map((line) => [sortNames(line)]))('%s', (line) => {
    expect(specified.map(asLine)).toContain(line)
  })

  test('the extensions are those of the design', () => {
    expect(
      original
        .filter(({ extension }) => extension)
        .map(asLine)
        .toSorted(),
    ).toEqual([
      'GET /api/obtenerArchivos',
      'GET /api/obtenerAvance',
      'GET /api/obtenerCarta/{id}',
      'GET /api/obtenerCartas',
      'GET /api/obtenerExtensiones',
      'GET /api/obtenerMarca',
      'GET /api/obtenerPapelera',
      'GET /api/obtenerPublicacion',
      'GET /api/obtenerRestosDemo',
      'GET /api/plantillaCargaMasiva',
      'GET /api/verArchivo/{filename}',
      'POST /api/cerrarSesion json: zona',
      'POST /api/darDeBaja',
      'POST /api/deshacer json: ids',
      'POST /api/eliminarArchivo json: enUso, nombre',
      'POST /api/eliminarCartas json: ids',
      'POST /api/eliminarPapelera json: ids',
      'POST /api/enviarMensajePrueba json: asunto, email, texto',
      'POST /api/ordenar json: idPadre, ids, recurso',
      'POST /api/primerUsuario json: contraseña, email, llave, usuario',
      'POST /api/reenviarCartas json: ids',
      'POST /api/restaurarPapelera json: ids',
      'POST /api/updateCuenta json: contraseña, contraseñaActual, email, idUsuario, usuario',
      'POST /api/updateMarca multipart: acento, agencia, agenciaLink, columnas, compartir, desde, fondoClaro, fondoOscuro, horarios, icono, iconoApp, legal, lema, nombre, nombreCorto, prefijo, radio, razonSocial, redes, secciones, sinonimos, tinta',
    ])
    const wireNames = (fields: Fields) => Object.entries(fields).map(([key, field]) => wireName(key, field))
    const withParameters = original.filter(({ query, headers }) => Object.keys({ ...query, ...headers }).length > 0)
    expect(
      withParameters
        .toSorted((a, b) => a.name.localeCompare(b.name))
        .map(({ name, query, headers }) => [name, wireNames(query), wireNames(headers)]),
    ).toEqual([
      ['agregarSuscripcion', ['envio'], []],
      ['cargarCargaMasiva', ['avance'], []],
      ['darDeBaja', ['llave'], []],
      ['enviarCorreo', ['envio'], []],
      ['getImage', ['ancho'], []],
      ['obtenerAvance', ['avance', 'cancelar'], []],
      ['obtenerHistorial', ['antes', 'cuantos'], []],
      ['obtenerProducto', ['cerca'], []],
      ['obtenerProductos', ['forma', 'destacado'], []],
      ...words(
        `updateBanner updateClienteActivo updateContacto updateDescarga updateFeria updateFileZona updateLogo updateMarca`,
      ).map((name) => [name, ['version'], []]),
      ['updateMetadato', ['idMetadato', 'version'], ['X-Metadato-Id']],
      ...words('updateNovedad updateProducto updateSeccion updateServicio updateSlider updateUsuario updateVideo').map(
        (name) => [name, ['version'], []],
      ),
    ])
    expect(withParameters.flatMap(({ query }) => Object.values(query)).filter(({ optional }) => !optional)).toEqual([])
  })
})

test.each(Object.entries(access))('access: %s', (who, names) => {
  expect(
    original
      .filter((endpoint) => endpoint.access === who)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(words(names))
})

test('names and routes are unique, and a call is exported under its own name', () => {
  expect(repeated(allEndpoints.map(({ name }) => name))).toEqual([])
  expect(repeated(allEndpoints.map(({ method, path }) => `${method} ${path}`))).toEqual([])
  const byExport = Object.entries(endpoints).filter(([, value]) => 'method' in value)
  expect(byExport.filter(([name, { name: declared }]) => name !== declared)).toEqual([])
  expect(byExport).toHaveLength(allEndpoints.length)
})

test('every file of writes is on the list of resources', () => {
  const list = readFileSync('src/contract/resources.ts', 'utf8')
  const files = globSync('src/contract/*-writes.ts').map((file) => `./${basename(file)}`)
  expect(files.filter((file) => !list.includes(`'${file}'`))).toEqual(['./resource-writes.ts'])
})

test.each(allEndpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s is explained', (_, endpoint) => {
  expect(endpoint.doc.says).toMatch(/^[A-Z].{5,}\.$/)
  const fields = Object.values({ ...endpoint.params, ...endpoint.query, ...endpoint.request })
  expect(fields.filter(({ doc }) => doc === '' || doc.says.trim() === '')).toEqual([])
})

test.each(
  allEndpoints
    .filter(({ method, access: who }) => method === 'POST' && who !== 'public')
    .map((endpoint) => [endpoint.name, endpoint] as const),
)('%s says what it did, for the history', (_, { name, done }) => {
  expect(done === undefined).toBe(name === 'guardarHistorial')
})

test.each(
  allEndpoints
    .filter(({ does = 'list' }) => !['list', 'get'].includes(does))
    .map((endpoint) => [endpoint.name, endpoint] as const),
)('what %s changes is read again wherever it is shown', (_, { entity, changes }) => {
  const reads = allEndpoints.filter(
    (candidate) => entity && candidate.entity === entity && ['list', 'get'].includes(candidate.does ?? ''),
  )
  expect(reads).not.toEqual([])
  expect(reads.map((read) => getQueryKey(read, {})[0]).filter((key) => !changes.includes(key))).toEqual([])
})
