export const contacto = {
  id: 1,
  telefono: '0351 - 555-0142',
  telefono_secundario: '0351 555-0167',
  email: 'ventas@buloneraquebracho.example',
  facebook: 'https://www.facebook.com/buloneraquebracho.demo',
  instagram: 'https://www.instagram.com/buloneraquebracho.demo',
  direccion: 'Bv. de los Quebrachos 1550, Córdoba, Argentina',
}
