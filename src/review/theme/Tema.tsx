import { useDeferredValue, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { counted } from '../../ui/counted.ts'
import { cx } from '../../ui/cx.ts'
import { Field, TextInput } from '../../ui/Field.tsx'
import { Message } from '../../ui/Message.tsx'
import { Small } from '../Small.tsx'
import { ApiError, errorMessage } from '../../api/errors.ts'
import { choiceOf, fails, findingsOf, type Finding } from '../../ui/brand/contrast-pairs.ts'
import { colourKeys } from '../../ui/brand/colours.ts'
import { sayContrast, sayFinding } from '../../ui/brand/say-contrast.ts'
import { ColourField, PictureField, RadiusField } from './Controls.tsx'
import { house, tokens } from './house.ts'
import { themeParameter } from './kept.ts'
import { forgetTheme, saveTheme, useSaved } from './saved.ts'
import { changeTheme, showsName, tryTheme, undoTheme, useTheme } from './store.ts'
import { isSame, pictureKeys, textOf, type Theme } from './theme.ts'
import { saveInSite } from './save-in-site.ts'
import styles from './Tema.module.css'

/** Tries another theme on the page under the tool and in every other tab. */
export default function Tema() {
  const { theme, before, isFull } = useTheme()
  // Deferred, so that a drag stays smooth.
  const findings = findingsOf(useDeferredValue(theme), tokens)
  return (
    <div className={styles.tool}>
      <Verdict failing={findings.filter(fails).length} />
      <fieldset className={styles.group}>
        <legend>Colores</legend>
        {colourKeys.map((key) => (
          <div key={key} className={styles.choice}>
            <ColourField of={key} value={theme[key]} />
            <Pairs findings={findings.filter((finding) => choiceOf(finding) === key)} />
          </div>
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Esquinas</legend>
        <RadiusField value={theme.radio} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Marca</legend>
        <Name key={theme.nombre} theme={theme} />
        {pictureKeys.map((key) => (
          <PictureField key={key} of={key} value={theme[key]} />
        ))}
      </fieldset>
      <div className={styles.actions}>
        <Button tone="secondary" disabled={before.length === 0} onClick={undoTheme}>
          Deshacer
        </Button>
        <Button tone="quiet" disabled={isSame(theme, house)} onClick={() => tryTheme(house)}>
          Como la casa
        </Button>
      </div>
      {isFull && (
        <Message tone="error">
          El tema no entra en este navegador: se ve solo hasta recargar. Elegí imágenes más chicas.
        </Message>
      )}
      <Take theme={theme} />
      <Saved theme={theme} />
    </div>
  )
}

/** Whether all of a theme can be read. */
const Verdict = ({ failing }: { failing: number }) => (
  <p className={cx(styles.contrast, failing > 0 && styles.failing)} aria-live="polite">
    {failing === 0
      ? 'Todo se lee: cada color llega a AA sobre su fondo.'
      : `${counted(failing, 'par no llega', 'pares no llegan')} a AA: están donde se elige el color.`}
  </p>
)

/** The contrast of the pairs that a colour decides, open while one fails. */
function Pairs({ findings }: { findings: readonly Finding[] }) {
  const failing = findings.filter(fails).length
  return (
    <details className={styles.pairs} open={failing > 0}>
      <summary>
        {failing === 0
          ? `Contraste: llegan los ${findings.length} pares`
          : `Contraste: no llega ${failing} de ${findings.length}`}
      </summary>
      <ul>
        {findings.map((finding) => (
          <li
            key={`${finding.text} ${finding.on} ${finding.ground ?? ''}`}
            className={cx(fails(finding) && styles.failing)}
          >
            <span>{sayFinding(finding)}</span> <span>{sayContrast(finding)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The company's name. A page reads the name when it loads, so this page reloads, and so do pages of other tabs without unsaved text. */
function Name({ theme }: { theme: Theme }) {
  const [name, setName] = useState(theme.nombre)
  const isOther = name.trim() !== '' && name.trim() !== theme.nombre
  const show = () => {
    if (isOther) changeTheme({ nombre: name.trim() }, '')
    location.reload()
  }
  return (
    <form
      className={styles.name}
      onSubmit={(event) => {
        event.preventDefault()
        show()
      }}
    >
      <Field label="Nombre de la empresa">
        <TextInput maxLength={80} value={name} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Button type="submit" tone="secondary" disabled={!isOther && showsName(theme)}>
        Mostrar el nombre
      </Button>
    </form>
  )
}

const linkOf = (theme: Theme): string => {
  const url = new URL(location.pathname.startsWith('/demo') ? '/' : location.href, location.origin)
  url.searchParams.set(themeParameter, textOf(theme, house))
  return url.href
}

/** The theme as the demo company's own, and as a link. */
function Take({ theme }: { theme: Theme }) {
  const [said, setSaid] = useState<{ tone: 'success' | 'error'; text: string }>()
  const hasPictures = pictureKeys.some((key) => theme[key] !== '')
  const copy = () =>
    navigator.clipboard.writeText(linkOf(theme)).then(
      () =>
        setSaid({
          tone: 'success',
          text: `Enlace copiado: abre esta pantalla así.${hasPictures ? ' Los logos no van en el enlace.' : ''}`,
        }),
      () => setSaid({ tone: 'error', text: 'El navegador no deja copiar. Probá desde una página con https.' }),
    )
  const save = async () => {
    try {
      await saveInSite(theme)
      tryTheme(house)
      setSaid({ tone: 'success', text: 'Listo: el sitio es así desde ahora. Lo demás está en el panel, en Marca.' })
    } catch (error) {
      const isOut = error instanceof ApiError && error.status === 401
      setSaid({
        tone: 'error',
        text: isOut ? 'Entrá al panel como administrador y probá de nuevo.' : errorMessage(error),
      })
    }
  }
  return (
    <section className={styles.take} aria-labelledby="review-theme-take">
      <h3 id="review-theme-take">Llevar</h3>
      <div className={styles.actions}>
        <Button onClick={() => void save()}>Usar en mi sitio</Button>
        <Button tone="secondary" onClick={() => void copy()}>
          Copiar enlace
        </Button>
      </div>
      <Message tone={said?.tone ?? 'neutral'}>{said?.text}</Message>
    </section>
  )
}

/** Themes kept by a name in this browser. */
function Saved({ theme }: { theme: Theme }) {
  const { saved } = useSaved()
  const [title, setTitle] = useState('')
  const [error, setError] = useState('')
  const save = () => {
    const isKept = saveTheme(title.trim(), theme)
    setError(isKept ? '' : 'No hay lugar en este navegador: borrá otro tema guardado.')
    if (isKept) setTitle('')
  }
  return (
    <section className={styles.take} aria-labelledby="review-theme-kept">
      <h3 id="review-theme-kept">Guardados</h3>
      {saved.length > 0 && (
        <ul className={styles.saved}>
          {saved.map((one) => (
            <li key={one.title}>
              <i aria-hidden style={{ background: one.theme.acento }} />
              <span>{one.title}</span>
              <Small aria-label={`Probar ${one.title}`} onClick={() => tryTheme(one.theme)}>
                Probar
              </Small>
              <Small aria-label={`Borrar ${one.title}`} onClick={() => void forgetTheme(one.title)}>
                Borrar
              </Small>
            </li>
          ))}
        </ul>
      )}
      <form
        className={styles.name}
        onSubmit={(event) => {
          event.preventDefault()
          if (title.trim() !== '') save()
        }}
      >
        <Field label="Guardar este tema como" error={error}>
          <TextInput maxLength={60} value={title} onChange={({ target }) => setTitle(target.value)} />
        </Field>
        <Button type="submit" tone="secondary" disabled={title.trim() === ''}>
          Guardar
        </Button>
      </form>
    </section>
  )
}
