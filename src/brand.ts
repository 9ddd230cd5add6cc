import type { Marca } from './contract/marca.ts'

/** The company that the site belongs to while nobody has saved a Marca: the specification's. Plain values, so that scripts can read the file too. */
export const house: Marca = {
  nombre: 'Bulonera Quebracho S.A.',
  razonSocial: 'Bulonera Quebracho S.A.',
  nombreCorto: 'Bulonera Quebracho S.A.',
  lema: 'Elementos de fijación para la industria, la obra y el agro',
  desde: '2024',
  agencia: 'Estudio Yunque',
  agenciaLink: 'https://www.estudioyunque.example',
  redes: 'https://www.instagram.com/buloneraquebracho.demo',
  prefijo: '54',
  horarios: '',
  // The colours and corners of ui/tokens.css, and the drawings of ui/brand.
  acento: '',
  tinta: '',
  fondoClaro: '',
  fondoOscuro: '',
  radio: 0,
  icono: '',
  compartir: '',
  secciones: '',
  sinonimos: '',
  legal: '',
  columnas: '',
}

/** The site of linked videos (§2.11). */
export const videoHost = 'www.youtube.com'

/** The hosts of players that may be framed: the video site's cookieless host, and one more. */
export const playerHosts = { site: 'www.youtube-nocookie.com', vimeo: 'player.vimeo.com' } as const
