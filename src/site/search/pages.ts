import type { Contacto } from '../../contract/contacto.ts'
import { menu, pageTitle } from '../menu.ts'

/** Other names of the pages. */
const words: Readonly<Record<string, string>> = {
  '/empresa': 'nosotros quiénes somos historia fábrica valores',
  '/productos': 'catálogo artículos',
  '/servicios': 'asesoramiento mecanizado',
  '/descargas': 'catálogo pdf fichas planillas archivos',
  '/novedades': 'noticias notas',
  '/ferias': 'exposiciones eventos stand',
  '/videos': 'películas',
  '/contactos':
    'dirección teléfono celular mail correo ubicación mapa whatsapp dónde están quedan consulta email escribir llamar horario sucursal local',
}

/** The pages of the menu and 'Mi pedido'; the contact page is also found by the company's address and numbers. */
export const pages = (contactos: readonly Contacto[]) =>
  [
    ...menu.map(({ to }) => ({
      to,
      titulo: pageTitle(to),
      texto: `${words[to] ?? ''} ${to === '/contactos' ? contactos.map(({ telefono, telefono_secundario: other, email, direccion }) => `${telefono} ${other} ${email} ${direccion}`).join(' ') : ''}`,
    })),
    { to: '/pedido' as const, titulo: 'Mi pedido', texto: 'carrito presupuesto cotización compra pedido rápido' },
  ].map((page, id) => ({ ...page, id }))
