/** Units, each as an index has it, and its names. */

/** Their numbers are sizes: '50mm' is a part of 'M12 x 50 mm'. */
export const sizeUnits = {
  in: '" in inch inches plg pulg pulgs pulgada pulgadas',
  mm: 'mm milimetro milimetros',
  cm: 'cm centimetro centimetros',
  m: 'm mt mts metro metros',
  ml: 'ml cc cm3 cm³ mililitro mililitros',
} as const

/** With its number each is one word, since the 12 of '12 W' is no size of 12. */
export const otherUnits: Readonly<Record<string, string>> = {
  w: 'w wt wts wat wats watt watts vatio vatios',
  kw: 'kw kilowatt kilowatts',
  v: 'v volt volts voltio voltios',
  a: 'a amp amps amper ampers ampere amperes amperio amperios',
  ah: 'ah',
  hp: 'hp cv caballo caballos',
  hz: 'hz',
  k: 'k kelvin',
  lm: 'lm lumen lumenes',
  bar: 'bar bares',
  psi: 'psi',
  l: 'l lt lts ltr ltrs litro litros liter liters',
  g: 'g gr grs gramo gramos',
  kg: 'kg kgs kilo kilos kilogramo kilogramos',
  mm2: 'mm2 mm²',
  mpa: 'mpa',
  hv: 'hv',
  hrc: 'hrc',
  rpm: 'rpm',
  min: 'min minuto minutos',
}
