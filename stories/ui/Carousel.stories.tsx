import { expect, fn, spyOn, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { Carousel } from '#ui/Carousel.tsx'
import { Media } from '#ui/Media.tsx'
import { onLight } from './grounds.tsx'
import styles from './Carousel.stories.module.css'
import { waits } from '../waits.ts'
import { lacksA } from '../sees.ts'
import { ofRelease } from '../widths.ts'

// Embla is a chunk of its own, loaded after the content or at the first click.
const loaded = { timeout: 10_000 }

const slide = (path: string, title: string, first = false) => (
  <div key={path} className={styles.slide}>
    <Media path={path} alt="" width={1400} height={586} priority={first} className={styles.picture} />
    <h2 className={styles.title}>{title}</h2>
  </div>
)

const sliders = [
  slide('sliders/slider-1.jpg', 'Bulones que sostienen la industria', true),
  slide('videos/video-home-loop.mp4', 'Torneado en planta propia'),
  slide('sliders/slider-3.jpg', 'Entregas en todo el país'),
]

const gallery = ['bulon-hexagonal', 'bulon-hexagonal-2', 'tuerca-hexagonal'].map((name) => (
  <Media
    key={name}
    path={`productos/${name}.jpg`}
    alt={name.replaceAll('-', ' ')}
    width={908}
    height={896}
    className={styles.picture}
  />
))

const meta = preview.meta({ component: Carousel, title: 'ui/Carousel' })

export const Portada = meta.story({
  ...ofRelease,
  args: { label: 'Destacados', slides: sliders, autoplayMs: 6000, className: styles.hero },
})

export const Galeria = meta.story({
  ...ofRelease,
  args: { label: 'Imágenes de Bulón hexagonal', slides: gallery, className: styles.gallery },
  decorators: [onLight],
})

export const EmpiezaEnLaTercera = meta.story({
  args: { ...Galeria.input.args, startIndex: 2 },
  decorators: [onLight],
  play: ({ canvas }) => expect(canvas.getByRole('listitem', { name: '3 de 3' })).not.toHaveAttribute('inert'),
})

export const UnaSola = meta.story({
  args: { label: 'Imágenes', slides: gallery.slice(0, 1), className: styles.gallery },
  decorators: [onLight],
  play: lacksA('button'),
})

/** A film alone has a pause, and no way to another slide. */
export const UnaPelicula = meta.story({
  args: { ...Portada.input.args, slides: sliders.slice(1, 2), film: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
    await expect(canvas.getByRole('button', { name: /Pausar|Reproducir/ })).toBeVisible()
  },
})

export const Muchas = meta.story({
  ...ofRelease,
  args: {
    label: 'Imágenes',
    slides: Array.from({ length: 14 }, (_, n) => <p key={n}>Diapositiva {n + 1}</p>),
    className: styles.gallery,
  },
  decorators: [onLight],
})

export const ConTecladoYBotones = meta.story({
  args: { ...Galeria.input.args, onSelect: fn() },
  decorators: [onLight],
  play: async ({ args, canvas, userEvent }) => {
    const current = (name: string) =>
      waitFor(() => expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-current', 'true'))
    const next = canvas.getByRole('button', { name: 'Siguiente' })
    await userEvent.click(next)
    await waitFor(() => expect(args.onSelect).toHaveBeenCalled(), loaded)
    await current('Ir a 2 de 3')
    await userEvent.keyboard('{ArrowRight}')
    await current('Ir a 3 de 3')
    await userEvent.keyboard('{ArrowRight}')
    await current('Ir a 1 de 3')
    await userEvent.keyboard('{ArrowLeft}')
    await current('Ir a 3 de 3')
    await userEvent.click(canvas.getByRole('button', { name: 'Ir a 2 de 3' }))
    await current('Ir a 2 de 3')
  },
})

/** Focus stays within, whatever slide comes, and each arrow counts. */
export const FocoEnUnaDiapositiva = meta.story({
  args: {
    label: 'Novedades',
    slides: [
      <a key="1" href="#uno">
        Ver la primera
      </a>,
      <p key="2">Sin enlace</p>,
      <a key="3" href="#tres">
        Ver la tercera
      </a>,
    ],
    className: styles.gallery,
  },
  decorators: [onLight],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Ver la primera' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('listitem', { name: '2 de 3' })).toHaveFocus(), loaded)
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Ver la tercera' })).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Ver la primera' })).toHaveFocus())
  },
})

/** The turns of a carousel that moves by itself. */
const turns = waits(300)

/** The system's preference, in place of this browser's own. */
const system = (asks: 'less motion' | 'nothing') => () => {
  const real = globalThis.matchMedia
  const answer = asks === 'nothing' ? 'not all' : 'all'
  spyOn(globalThis, 'matchMedia').mockImplementation((query) => real(query.includes('reduced-motion') ? answer : query))
  return turns.beforeEach()
}

const moved = fn()

/** A carousel that has moved by itself may be anywhere: here it ends on its first slide, at rest. */
const endOnFirst: NonNullable<typeof ConTecladoYBotones.input.play> = async ({ canvas, canvasElement, userEvent }) => {
  const first = canvas.getByRole('button', { name: 'Ir a 1 de 3' })
  await userEvent.click(first)
  await userEvent.unhover(first)
  const [box] = canvasElement.querySelectorAll('li')
  await waitFor(async () => {
    await expect(first).toHaveAttribute('aria-current', 'true')
    await expect(box?.getBoundingClientRect().left).toBeCloseTo(
      box?.closest('section')?.getBoundingClientRect().left ?? -1,
    )
  }, loaded)
}

type Context = Parameters<typeof endOnFirst>[0]
/** The mouse leaves a button, and a turn begins. Some browsers start with their own mouse over the pictures. */
const leaves = ({ userEvent }: Context, button: HTMLElement) =>
  waitFor(async () => {
    await userEvent.hover(button)
    await userEvent.unhover(button)
    await expect(turns.count()).toBe(1)
  }, loaded)

/** The carousel starts paused, and moves when started. */
export const MenosMovimiento = meta.story({
  args: { ...Portada.input.args, autoplayMs: 300, onSelect: moved },
  beforeEach: system('less motion'),
  play: async (context) => {
    const { canvas, userEvent } = context
    moved.mockClear()
    await expect(turns.count()).toBe(0)
    const start = canvas.getByRole('button', { name: 'Reproducir' })
    await userEvent.click(start)
    start.blur()
    await leaves(context, start)
    turns.end()
    await waitFor(() => expect(moved).toHaveBeenCalled(), loaded)
    await userEvent.click(canvas.getByRole('button', { name: 'Pausar' }))
    await endOnFirst(context)
  },
})

export const SePausa = meta.story({
  args: { ...Portada.input.args, autoplayMs: 300, onSelect: moved },
  beforeEach: system('nothing'),
  play: async (context) => {
    const { canvas, userEvent } = context
    const stop = await canvas.findByRole('button', { name: 'Pausar' })
    moved.mockClear()
    await leaves(context, stop)
    // The mouse that leaves takes nothing from the focus.
    stop.focus()
    await userEvent.hover(stop)
    await userEvent.unhover(stop)
    await waitFor(() => expect(turns.count()).toBe(0))
    stop.blur()
    await waitFor(() => expect(turns.count()).toBe(1))
    turns.end()
    await waitFor(() => expect(moved).toHaveBeenCalled())
    await userEvent.click(stop)
    const pause = canvas.getByRole('button', { name: 'Reproducir' })
    await userEvent.unhover(pause)
    pause.blur() // Without hover and focus, only the pause button holds it now.
    await expect(turns.count()).toBe(0)
    await endOnFirst(context)
  },
})
