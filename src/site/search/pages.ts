import type { Contacto } from '#contract/contacto.ts'
import { pageTitle } from '../page/title.ts'
import { menu } from '../pages.ts'

type SearchedPath = (typeof menu)[number]['path'] | '/pedido'

/** Other names of the pages. They load with the search: on every first visit they would weigh 265 bytes. */
const words: Readonly<Partial<Record<SearchedPath, string>>> = {
  '/empresa': 'nosotros quiénes somos historia fábrica valores',
  '/productos': 'catálogo artículos',
  '/servicios': 'asesoramiento mecanizado',
  '/descargas': 'catálogo pdf fichas planillas archivos',
  '/novedades': 'noticias notas',
  '/ferias': 'exposiciones eventos stand',
  '/videos': 'películas',
  '/contactos':
    'dirección teléfono celular mail correo ubicación mapa whatsapp dónde están quedan consulta email escribir llamar horario sucursal local',
  '/pedido': 'carrito presupuesto cotización compra pedido rápido',
}

const searchedPaths: readonly SearchedPath[] = [...menu.map(({ path }) => path), '/pedido']

/** The pages of the menu and 'Mi pedido'; the contact page is also found by the company's address and numbers. */
export const pages = (contactos: readonly Contacto[]) =>
  searchedPaths.map((to, id) => ({
    id,
    to,
    titulo: pageTitle(to),
    texto: `${words[to] ?? ''} ${to === '/contactos' ? contactos.map(({ telefono, telefono_secundario: telefonoSecundario, email, direccion }) => `${telefono} ${telefonoSecundario} ${email} ${direccion}`).join(' ') : ''}`,
  }))
