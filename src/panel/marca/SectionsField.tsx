import { useController } from 'react-hook-form'
import { pageTitle } from '#site/page/title.ts'
import { inOrder, isHidden } from '#site/shown-pages.ts'
import { IconButton } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Field.tsx'
import { ChevronDown } from '#ui/icons/more.tsx'
import { useFormField } from '../kit/form-context.ts'
import styles from './marca.module.css'

const label = 'Secciones del sitio'

const parseSections = (secciones: string) =>
  inOrder({ secciones }).map(({ path }) => ({ name: path.slice(1), isShown: !isHidden({ secciones }, path) }))

/** The sections of the menu: which are shown, in which order. */
export function SectionsField() {
  useFormField('secciones', label)
  const { value, onChange } = useController({ name: 'secciones' }).field
  const sections = parseSections(String(value ?? ''))
  const change = (next: typeof sections) =>
    onChange(next.map(({ name, isShown }) => (isShown ? name : `-${name}`)).join('\n'))
  const up = (index: number) => {
    const [above, section] = sections.slice(index - 1, index + 1)
    if (above && section) change(sections.toSpliced(index - 1, 2, section, above))
  }
  return (
    <fieldset className={styles.sections}>
      <legend>{label}</legend>
      <ol role="list">
        {sections.map((section, index) => {
          const title = pageTitle(`/${section.name}`)
          return (
            <li key={section.name}>
              <Checkbox
                label={title}
                checked={section.isShown}
                onChange={({ target }) => change(sections.with(index, { ...section, isShown: target.checked }))}
              />
              <IconButton
                label={`Subir ${title}`}
                icon={<ChevronDown className={styles.up} />}
                disabled={index === 0}
                onClick={() => up(index)}
              />
            </li>
          )
        })}
      </ol>
      <p>
        Las que no se muestran salen del menú, del buscador y del mapa del sitio. Lo que tienen adentro no es secreto:
        sus registros y archivos se siguen pudiendo leer por su dirección.
      </p>
    </fieldset>
  )
}
