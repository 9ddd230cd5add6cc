import type { ReactNode } from 'react'
import { read } from '#api/queries.ts'
import { house } from '../../../brand.ts'
import { obtenerMarca } from '#contract/marca.ts'
import { updateMarca } from '#contract/marca-writes.ts'
import { embedded } from '#state/mode.ts'
import { EntityForm } from '../../kit/EntityForm.tsx'
import { FileField } from '../../kit/fields/FileField.tsx'
import { InputField } from '../../kit/fields/InputField.tsx'
import { ColourField } from '../../marca/ColourField.tsx'
import { HomeIcon } from '../../marca/HomeIcon.tsx'
import { RadiusField } from '../../marca/RadiusField.tsx'
import { SectionsField } from '../../marca/SectionsField.tsx'
import { TryInDemo } from '../../marca/TryInDemo.tsx'
import styles from '../../marca/marca.module.css'

/** The first field of a group, below the group's title. */
const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <h2 className={styles.group}>{title}</h2>
    {children}
  </>
)

/** Who the company is. While nobody has saved it, the form begins with the site's own company. */
export const Form = () => (
  <EntityForm
    title="Marca"
    save={updateMarca}
    undoes="se guardó la marca"
    load={{ ...read(obtenerMarca, {}), select: (stored) => stored ?? house }}
    inputs={{
      nombre: (
        <>
          {embedded && <TryInDemo />}
          <InputField name="nombre" label="Nombre" />
        </>
      ),
      razonSocial: 'Razón social',
      nombreCorto: <InputField name="nombreCorto" label="Nombre corto" hint="Debajo del ícono, en el celular." />,
      lema: 'Qué hace la empresa, en una línea',
      desde: 'Año del pie de página',
      acento: (
        <Group title="Colores">
          <ColourField name="acento" />
        </Group>
      ),
      tinta: <ColourField name="tinta" />,
      fondoClaro: <ColourField name="fondoClaro" />,
      fondoOscuro: <ColourField name="fondoOscuro" />,
      radio: <RadiusField />,
      icono: (
        <Group title="Imágenes">
          <FileField name="icono" label="Ícono" recommended="512x512" />
        </Group>
      ),
      iconoApp: <HomeIcon />,
      compartir: <FileField name="compartir" label="Imagen para compartir el sitio" recommended="1200x630" />,
      secciones: (
        <Group title="Secciones y buscador">
          <SectionsField />
        </Group>
      ),
      sinonimos: (
        <InputField
          name="sinonimos"
          label="Sinónimos del buscador"
          hint="Un grupo por línea, con comas: canilla, grifo, llave de agua."
        />
      ),
      redes: (
        <Group title="Contacto">
          <InputField
            name="redes"
            label="Otras redes"
            hint="Una dirección por línea, con https://. Instagram va en Contacto."
          />
        </Group>
      ),
      prefijo: <InputField name="prefijo" label="Prefijo del país" hint="Para los teléfonos que no lo tienen: 54." />,
      horarios: 'Horarios de atención',
      legal: (
        <Group title="Pie de página">
          <InputField name="legal" label="Aviso legal" />
        </Group>
      ),
      agencia: 'Quién hizo el sitio',
      agenciaLink: 'Su página',
      // The columns that Carga Masiva has learnt from the company's price lists.
      columnas: null,
    }}
  />
)
