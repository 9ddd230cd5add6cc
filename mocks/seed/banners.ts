import { withIds } from './numbered.ts'

export const banners = withIds([
  {
    titulo: 'Bulonera Quebracho',
    texto:
      '<p>Desde 1978 fabricamos y distribuimos elementos de fijación para la industria, la obra y el agro.</p><p>Más de 4.000 artículos en depósito, trazados por lote y con certificado de material a pedido.</p>',
    imagen: 'banners/banner-1.jpg',
    seccion: 'home',
    textoboton: 'Conocé la empresa',
    link: '',
  },
  {
    titulo: 'Quiénes somos',
    texto:
      '<p>Somos una empresa familiar cordobesa, en su segunda generación. Empezamos torneando bulones especiales para talleres ferroviarios y hoy abastecemos a fábricas, constructoras, contratistas rurales y ferreterías de todo el país.</p><p>Estampamos en frío de M6 a M20, roscamos por laminado y mecanizamos piezas especiales según plano. Cada lote pasa por control dimensional y ensayo de dureza antes de llegar al depósito.</p>',
    imagen: 'banners/banner-2.jpg',
    seccion: 'empresa',
    textoboton: '',
    link: '',
  },
])
