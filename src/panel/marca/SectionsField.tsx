import { useController } from 'react-hook-form'
import { pageTitle } from '../../site/page/title.ts'
import { inOrder, isHidden } from '../../site/shown-pages.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Field.tsx'
import { ChevronDown } from '../../ui/icons/more.tsx'
import { useFormField } from '../kit/form-context.ts'
import styles from './marca.module.css'

const label = 'Secciones del sitio'

const sectionsOf = (secciones: string) =>
  inOrder({ secciones }).map(({ path }) => ({ name: path.slice(1), isShown: !isHidden({ secciones }, path) }))

/** The sections of the menu: which are shown, in which order. */
export function SectionsField() {
  useFormField('secciones', label)
  const { value, onChange } = useController({ name: 'secciones' }).field
  const sections = sectionsOf(String(value ?? ''))
  const change = (next: typeof sections) =>
    onChange(next.map(({ name, isShown }) => (isShown ? name : `-${name}`)).join('\n'))
  const up = (at: number) => {
    const [above, one] = sections.slice(at - 1, at + 1)
    if (above && one) change(sections.toSpliced(at - 1, 2, one, above))
  }
  return (
    <fieldset className={styles.sections}>
      <legend>{label}</legend>
      <ol>
        {sections.map((section, at) => {
          const title = pageTitle(`/${section.name}`)
          return (
            <li key={section.name}>
              <Checkbox
                label={title}
                checked={section.isShown}
                onChange={({ target }) => change(sections.with(at, { ...section, isShown: target.checked }))}
              />
              <IconButton
                label={`Subir ${title}`}
                icon={<ChevronDown className={styles.up} />}
                disabled={at === 0}
                onClick={() => up(at)}
              />
            </li>
          )
        })}
      </ol>
      <p>Las que no se muestran salen del menú, del buscador y del mapa del sitio.</p>
    </fieldset>
  )
}
