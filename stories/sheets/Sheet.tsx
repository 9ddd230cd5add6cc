import { useRef, useState } from 'react'
import { linkTo } from '../../src/review/scenario/text.ts'
import { groups, stateNames, type Screen, type ScreenState } from '../../src/review/screens/screen.ts'
import { screens, storyOf, titleOf } from '../../src/review/screens/screens.ts'
import { SectionHeading } from '../../src/ui/SectionHeading.tsx'
import { useNear } from '../../src/ui/use-near.ts'
import { useStill } from './use-still.ts'
import styles from './sheets.module.css'

/** Each width with the height of its window, and how much smaller a sheet shows it. */
const widths = [
  { width: 1440, height: 900, scale: 0.25 },
  { width: 768, height: 1024, scale: 0.25 },
  { width: 375, height: 812, scale: 0.4 },
] as const
type Width = { readonly width: number; readonly height: number; readonly scale: number }

/** What a story needs while it runs; its still runs nothing. */
const alive = 'allow-scripts allow-same-origin allow-forms'

const storyAddress = (id: string): string => `?path=/story/${id}`

type FrameProps = Width & { story: string; title: string; whole?: boolean }

/** A story in a window of a width, scaled; at last its still. */
const Frame = ({ story, title, width, height, scale, whole = false }: FrameProps) => {
  const { box, near } = useNear<HTMLDivElement>(false)
  const frame = useRef<HTMLIFrameElement>(null)
  const { live, still } = useStill(frame, whole || near)
  const size = { width: `${width}px`, height: `${height}px` }
  const content = still === undefined ? { src: `iframe.html?id=${story}&viewMode=story` } : { srcDoc: still }
  return (
    <div
      ref={box}
      className={styles.window}
      style={{ width: `${width * scale}px`, height: `${height * scale}px` }}
      data-still={still !== undefined}
    >
      {live && (
        <iframe
          key={still === undefined ? 'live' : 'still'}
          ref={frame}
          title={title}
          tabIndex={-1}
          sandbox={still === undefined ? alive : 'allow-same-origin'}
          style={{ ...size, transform: `scale(${scale})` }}
          {...content}
        />
      )}
    </div>
  )
}

type LinksProps = { screen: Screen; state: ScreenState; story: string; app: string }

const Links = ({ screen, state, story, app }: LinksProps) => (
  <p className={styles.links}>
    <a href={storyAddress(story)} target="_top">
      Historia
    </a>
    {state.scenario === undefined ? (
      <span>Ningún escenario la arma</span>
    ) : (
      <a href={new URL(linkTo(screen.path, state.scenario), app).href} target="_blank" rel="noopener noreferrer">
        En la app
      </a>
    )}
  </p>
)

/** The states of a screen side by side, at each width. `app` is where the real one runs. */
export const Sheet = ({ id, app = 'http://127.0.0.1:4173' }: { id: string; app?: string }) => {
  const screen = screens.find((one) => one.id === id)
  if (!screen) return <p>No hay ninguna pantalla «{id}».</p>
  const states = screen.states.flatMap((state) => {
    const story = storyOf(screen, state)
    return story === undefined ? [] : [{ state, story }]
  })
  return (
    <main className={styles.sheet}>
      <SectionHeading as="h1" title={`${screen.title}${screen.code === undefined ? '' : ` (${screen.code})`}`} />
      {widths.map((size) => (
        <section key={size.width} className={styles.row}>
          <SectionHeading title={`${size.width} px`} />
          <ul className={styles.states}>
            {states.map(({ state, story }) => (
              <li key={state.name}>
                <h3 className={styles.name}>{stateNames[state.name]}</h3>
                <Frame {...size} story={story} title={`${titleOf(screen, state)}, ${size.width} px`} />
                {state.step !== undefined && <p className={styles.step}>{state.step}</p>}
                <Links screen={screen} state={state} story={story} app={app} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  )
}

/** The whole product on one sheet of A3: each screen by its first state. */
export const WholeProduct = () => {
  const [started, setStarted] = useState(false)
  return (
    <main className={styles.whole}>
      <SectionHeading
        as="h1"
        title="Todo el producto"
        action={
          <button type="button" className={styles.start} disabled={started} onClick={() => setStarted(true)}>
            Cargar todas para imprimir
          </button>
        }
      />
      {groups.map((group) => (
        <section key={group} className={styles.group}>
          <h2>{group}</h2>
          <ul className={styles.small}>
            {screens
              .filter((screen) => screen.group === group)
              .map((screen) => {
                const [state] = screen.states
                const story = state && storyOf(screen, state)
                if (!state || story === undefined) return null
                return (
                  <li key={screen.id}>
                    <a href={storyAddress(story)} target="_top">
                      {screen.title}
                      {screen.code !== undefined && ` (${screen.code})`}
                    </a>
                    <Frame
                      width={1440}
                      height={900}
                      scale={0.1}
                      story={story}
                      title={titleOf(screen, state)}
                      whole={started}
                    />
                  </li>
                )
              })}
          </ul>
        </section>
      ))}
    </main>
  )
}
