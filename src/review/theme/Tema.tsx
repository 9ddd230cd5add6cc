import { useDeferredValue, useState } from 'react'
import { ApiError, errorMessage } from '../../api/errors.ts'
import { same } from '../../contract/same.ts'
import { colourKeys } from '../../ui/brand/colours.ts'
import { choiceOf, fails, findingsOf, type Finding } from '../../ui/brand/contrast-pairs.ts'
import { RadiusInput } from '../../ui/brand/PaletteInputs.tsx'
import { sayContrast, sayFinding } from '../../ui/brand/say-contrast.ts'
import { Button } from '../../ui/Button.tsx'
import { counted } from '../../ui/counted.ts'
import { cx } from '../../ui/cx.ts'
import { Field } from '../../ui/Field.tsx'
import { Message } from '../../ui/Message.tsx'
import { Line, Part, Small, Titled, useOutcome } from '../parts.tsx'
import parts from '../parts.module.css'
import { ColourField, PictureField } from './Controls.tsx'
import { house, tokens } from './house.ts'
import { themeParameter } from './stored-theme.ts'
import { saveInSite } from './save-in-site.ts'
import { changeTheme, forgetTheme, saveTheme, showsName, tryTheme, undoTheme, useTheme } from './store.ts'
import styles from './Tema.module.css'
import { pictureKeys, textOf, type Theme } from './theme.ts'

/** Tries another theme on the page under the tool and in every other tab. */
export default function Tema() {
  const { theme, before, isFull } = useTheme()
  // Deferred, so that a drag stays smooth.
  const findings = findingsOf(useDeferredValue(theme), tokens)
  const failing = findings.filter(fails).length
  return (
    <>
      <Message tone={failing === 0 ? 'success' : 'error'}>
        {failing === 0
          ? 'Todo se lee: cada color llega a AA sobre su fondo.'
          : `${counted(failing, 'par no llega', 'pares no llegan')} a AA: están donde se elige el color.`}
      </Message>
      <fieldset className={cx(parts.fields, styles.group)}>
        <legend>Colores</legend>
        {colourKeys.map((key) => (
          <div key={key} className={parts.stack}>
            <ColourField of={key} value={theme[key]} />
            <Pairs findings={findings.filter((finding) => choiceOf(finding) === key)} />
          </div>
        ))}
      </fieldset>
      <fieldset className={cx(parts.fields, styles.group)}>
        <legend>Esquinas</legend>
        <Field label="Radio de las esquinas" hint={`${theme.radio} px.`}>
          <RadiusInput value={theme.radio} onChange={(radio) => changeTheme({ radio }, 'radio')} />
        </Field>
      </fieldset>
      <fieldset className={cx(parts.fields, styles.group)}>
        <legend>Marca</legend>
        <Name key={theme.nombre} theme={theme} />
        {pictureKeys.map((key) => (
          <PictureField key={key} of={key} value={theme[key]} />
        ))}
      </fieldset>
      <div className={parts.actions}>
        <Button tone="secondary" disabled={before.length === 0} onClick={undoTheme}>
          Deshacer
        </Button>
        <Button tone="quiet" disabled={same(theme, house)} onClick={() => tryTheme(house)}>
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
    </>
  )
}

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
const Name = ({ theme }: { theme: Theme }) => (
  <Line
    label="Nombre de la empresa"
    maxLength={80}
    initial={theme.nombre}
    button="Mostrar el nombre"
    isReady={(name) => (name !== '' && name !== theme.nombre) || !showsName(theme)}
    onDone={(name) => {
      if (name !== '') changeTheme({ nombre: name }, '')
      location.reload()
    }}
  />
)

const linkOf = (theme: Theme): string => {
  const url = new URL(location.pathname.startsWith('/demo') ? '/' : location.href, location.origin)
  url.searchParams.set(themeParameter, textOf(theme, house))
  return url.href
}

function Take({ theme }: { theme: Theme }) {
  const { outcome, say, copy } = useOutcome()
  const without = pictureKeys.some((key) => theme[key] !== '') ? ' Los logos no van en el enlace.' : ''
  const save = async () => {
    try {
      await saveInSite(theme)
      tryTheme(house)
      say({ tone: 'success', text: 'Listo: el sitio es así desde ahora. Lo demás está en el panel, en Marca.' })
    } catch (error) {
      const isOut = error instanceof ApiError && error.status === 401
      say({ tone: 'error', text: isOut ? 'Entrá al panel como administrador y probá de nuevo.' : errorMessage(error) })
    }
  }
  return (
    <Part title="Llevar">
      <div className={parts.actions}>
        <Button onClick={() => void save()}>Usar en mi sitio</Button>
        <Button
          tone="secondary"
          onClick={() => void copy('Enlace', linkOf(theme), `Enlace copiado: abre esta pantalla así.${without}`)}
        >
          Copiar enlace
        </Button>
      </div>
      {outcome}
    </Part>
  )
}

function Saved({ theme }: { theme: Theme }) {
  const saved = useTheme((state) => state.saved)
  const [isFull, setFull] = useState(false)
  return (
    <Part title="Guardados">
      {saved.length > 0 && (
        <ul className={parts.stack}>
          {saved.map((one) => (
            <Titled
              key={one.title}
              title={one.title}
              about={<span style={{ borderBottom: `medium solid ${one.theme.acento}` }}>{one.theme.acento}</span>}
            >
              <span className={parts.wide}>
                <Small aria-label={`Probar ${one.title}`} onClick={() => tryTheme(one.theme)}>
                  Probar
                </Small>
                <Small aria-label={`Borrar ${one.title}`} onClick={() => void forgetTheme(one.title)}>
                  Borrar
                </Small>
              </span>
            </Titled>
          ))}
        </ul>
      )}
      <Line
        label="Guardar este tema como"
        maxLength={60}
        error={isFull ? 'No hay lugar en este navegador: borrá otro tema guardado.' : ''}
        button="Guardar"
        onDone={(title) => {
          const isStored = saveTheme(title, theme)
          setFull(!isStored)
          return isStored
        }}
      />
    </Part>
  )
}
