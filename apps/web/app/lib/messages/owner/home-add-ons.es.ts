import { translation } from '../words.ts'
import type { homeAddOnsWords } from './home-add-ons.ts'

export const es = translation<typeof homeAddOnsWords>({
  title: 'Extras',
  note: 'Se ofrece al reservar',
  lead: 'Los huéspedes ven los extras junto al precio y pagan solo los que eligen. Una limpieza intermedia puede cambiar cómo tributa la estancia.',
  none: 'Todavía no hay extras.',
  label: 'Nombre',
  text: 'Descripción',
  textHint: 'Una frase sobre lo que recibe el huésped',
  kind: 'Tipo',
  kinds: {
    extra: 'Extra',
    mid_stay_clean: 'Limpieza intermedia',
    early_late: 'Llegada anticipada o salida tardía',
  },
  price: 'Precio',
  per: 'Se cobra por',
  pers: { stay: 'estancia', night: 'noche', guest: 'huésped', guest_night: 'huésped y noche' },
  add: 'Crear extra',
  remove: 'Quitar «{label}»',
  removeEmpty: 'Quitar este extra',
  missing: 'Rellene este campo.',
  twice: 'Este extra ya existe.',
  unclear: 'Introduzca un importe.',
  save: 'Guardar extras',
  saved: 'Extras guardados. Se aplican a los nuevos presupuestos.',
})
