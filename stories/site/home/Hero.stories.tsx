import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { obtenerSliders } from '#contract/slider.ts'
import { Hero } from '#site/home/Hero.tsx'
import { seed } from '#mocks/seed/index.ts'
import { firstOf } from '../../first-of.ts'
import { inApp } from '../../app/in-app.tsx'
import { answers, retries } from '../page/answers.ts'
import { inOrder, presses } from '../../play.ts'
import { fits, leads, seesA } from '../../sees.ts'
import { ofRelease } from '../../widths.ts'

const meta = preview.meta({ component: Hero, title: 'site/home/Hero', decorators: [inApp] })

const slider = { ...firstOf(seed.tables.sliders), textoboton: '' }

export const Presentacion = meta.story({
  play: async ({ canvas, userEvent }) => {
    const carousel = await canvas.findByRole('region', { name: 'Presentación' })
    await expect(carousel.getBoundingClientRect().height).toBe(600)
    const picture = carousel.querySelector('img')
    await expect(picture).toHaveAttribute('fetchpriority', 'high')
    await expect(carousel.querySelector('video')?.getBoundingClientRect().height).toBe(586)
    await userEvent.click(canvas.getByRole('link', { name: 'Ver productos' }))
    await expect(await canvas.findByText('Ruta: /productos')).toBeVisible()
  },
})

/** A text in the editor's dark colour gets a light ground. */
export const TextoOscuro = meta.story({
  beforeEach: answers(obtenerSliders, [seed.tables.sliders[1] ?? slider]),
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading')
    await expect(title.closest('[data-ground]')).toHaveAttribute('data-ground', 'light')
  },
})

export const EnlaceExterno = meta.story({
  beforeEach: answers(obtenerSliders, [{ ...slider, linkboton: 'https://example.com/catalogo' }]),
  play: inOrder(leads('Ver más', 'https://example.com/catalogo'), async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Ver más' })).toHaveAttribute('rel', 'noopener noreferrer'),
  ),
})

/** A film alone moves as well: it has its pause. */
export const UnaPelicula = meta.story({
  beforeEach: answers(obtenerSliders, [{ ...slider, imagen: 'videos/video-home-loop.mp4' }]),
  play: inOrder(presses(/Pausar|Reproducir/), seesA('button', /Pausar|Reproducir/)),
})

export const TextoSobreFotoClara = meta.story({
  ...ofRelease,
  beforeEach: answers(obtenerSliders, [{ ...slider, imagen: 'sliders/slider-2.jpg' }]),
})

export const TextoLargo = meta.story({
  beforeEach: (context) => {
    const texto = `<h2>Elementos de fijación para estructuras, máquinas herramienta y equipos con vibración permanente</h2>${'<p>Bulones, tuercas y arandelas en grado 8.8, 10.9 y 12.9, con certificado de material y control dimensional por lote.</p>'.repeat(4)}`
    const long = { ...slider, texto, textoboton: 'Conocé la línea completa de productos' }
    answers(obtenerSliders, [long, { ...slider, id: 2 }])(context)
  },
  play: inOrder(seesA('region', 'Presentación'), fits),
})

export const ImagenQueFalta = meta.story({
  ...ofRelease,
  beforeEach: answers(obtenerSliders, [{ ...slider, imagen: 'sliders/no-existe.jpg' }]),
})

export const Cargando = meta.story({ ...ofRelease, parameters: { scenario: 'obtenerSliders:hang' } })

export const Vacio = meta.story({
  parameters: { seed: { sliders: [] } },
  play: leads('Ver productos', '/productos'),
})

export const NoCarga = meta.story(retries('obtenerSliders', seesA('region', 'Presentación')))
