import { read } from '../../../api/queries.ts'
import { house } from '../../../brand.ts'
import { obtenerMarca, updateMarca } from '../../../contract/marca.ts'
import { EntityForm } from '../../kit/EntityForm.tsx'
import { FileField } from '../../kit/fields/FileField.tsx'
import { LongTextField } from '../../kit/fields/LongTextField.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { ColourField } from '../../marca/ColourField.tsx'
import { RadiusField } from '../../marca/RadiusField.tsx'
import { SectionsField } from '../../marca/SectionsField.tsx'

/** Who the company is. While nobody has saved it, the form begins with the site's own company. */
export const Form = () => (
  <EntityForm
    title="Marca"
    save={updateMarca}
    load={{ ...read(obtenerMarca, {}), select: (stored) => stored ?? house }}
    inputs={{
      nombre: 'Nombre',
      razonSocial: 'Razón social',
      nombreCorto: <TextField name="nombreCorto" label="Nombre corto" hint="Debajo del ícono, en el celular." />,
      lema: 'Qué hace la empresa, en una línea',
      desde: 'Año del pie de página',
      acento: <ColourField name="acento" />,
      tinta: <ColourField name="tinta" />,
      fondoClaro: <ColourField name="fondoClaro" />,
      fondoOscuro: <ColourField name="fondoOscuro" />,
      radio: <RadiusField />,
      icono: <FileField name="icono" label="Ícono" recommended="512x512" />,
      compartir: <FileField name="compartir" label="Imagen para compartir el sitio" recommended="1200x630" />,
      secciones: <SectionsField />,
      redes: (
        <LongTextField
          name="redes"
          label="Otras redes"
          hint="Una dirección por línea, con https://. Instagram va en Contacto."
        />
      ),
      prefijo: <TextField name="prefijo" label="Prefijo del país" hint="Para los teléfonos que no lo tienen: 54." />,
      horarios: 'Horarios de atención',
      sinonimos: (
        <LongTextField
          name="sinonimos"
          label="Sinónimos del buscador"
          hint="Un grupo por línea, con comas: canilla, grifo, llave de agua."
        />
      ),
      legal: 'Aviso legal',
      agencia: 'Quién hizo el sitio',
      agenciaLink: 'Su página',
      // What Carga Masiva has learnt of the company's price lists.
      columnas: null,
    }}
  />
)
