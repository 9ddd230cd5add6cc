import type { Rules } from '../call.ts'
import { archivos } from './archivos.ts'
import { bajas } from './bajas.ts'
import { biblioteca } from './biblioteca.ts'
import { avance } from './avance.ts'
import { cargaMasiva } from './carga-masiva.ts'
import { cartas } from './cartas.ts'
import { clientes } from './clientes.ts'
import { banners, empresa } from './empresa.ts'
import { galerias } from './galerias.ts'
import { historial } from './historial.ts'
import { imagen } from './imagen.ts'
import { metadatos } from './metadatos.ts'
import { orden } from './orden.ts'
import { papelera } from './papelera.ts'
import { publicacion } from './publicacion.ts'
import { productos } from './productos.ts'
import { sesion } from './sesion.ts'
import { suscripciones } from './suscripciones.ts'
import { usuarios } from './usuarios.ts'

/** Calls with a rule of their own. Endpoints describe all others by `does`. */
export const rules: Rules = {
  ...archivos,
  ...banners,
  ...bajas,
  ...biblioteca,
  ...avance,
  ...cargaMasiva,
  ...cartas,
  ...clientes,
  ...empresa,
  ...galerias,
  ...historial,
  ...imagen,
  ...metadatos,
  ...orden,
  ...papelera,
  ...publicacion,
  ...productos,
  ...sesion,
  ...suscripciones,
  ...usuarios,
}
