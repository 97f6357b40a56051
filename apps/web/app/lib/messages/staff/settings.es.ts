import { translation } from '../words.ts'
import type { settingsWords } from './settings.ts'

export const es = translation<typeof settingsWords>({
  title: 'Ajustes',
  lead: 'Configuración de la empresa. Los cambios se aplican a todas las pantallas, mensajes y documentos a partir de ahora.',
  none: 'No hay ajustes disponibles',
  noneText: 'Su rol no permite cambiar ajustes. Pida acceso a un administrador.',
  groups: {
    company: 'Empresa',
    communication: 'Mensajes',
    homes: 'Casas y precios',
    payments: 'Pagos y documentos',
    team: 'Equipo y seguridad',
  },
  sections: {
    start: { name: 'Primeros pasos', text: 'Los pasos desde una instalación vacía hasta la primera reserva.' },
    company: { name: 'Empresa', text: 'Entidad legal, dirección, licencias, zona horaria y moneda.' },
    brands: { name: 'Marcas', text: 'Nombres, aspecto, contacto y nombres de host de sus sitios.' },
    hosts: {
      name: 'Personas de contacto',
      text: 'Responsables de casas, conserjes e inspectores que aparecen en las páginas, con su foto.',
    },
    mail: { name: 'Remitente de correo', text: 'Servidor de correo, nombre y dirección del remitente.' },
    incoming: {
      name: 'Correo entrante',
      text: 'Buzón o servicio de correo que lleva las respuestas de los huéspedes a la bandeja de entrada.',
    },
    assistant: { name: 'Borradores con IA', text: 'Quién redacta respuestas en la bandeja, y cuántas al día.' },
    payments: { name: 'Pasarela de pago', text: 'La cuenta de Stripe que cobra a los huéspedes.' },
    bank: { name: 'Cuentas bancarias', text: 'Cuentas fiduciaria y operativa, y archivos de pago.' },
    messages: {
      name: 'Mensajes a los huéspedes',
      text: 'Plantillas de respuesta y mensajes según las fechas de cada estancia.',
    },
    analytics: { name: 'Analítica', text: 'Lo que hacen las visitas y a dónde van los eventos tras su permiso.' },
    fees: { name: 'Cargos', text: 'Cargos por defecto de limpieza, servicio, mascotas y otros para todas las casas.' },
    deposits: {
      name: 'Depósitos de garantía',
      text: 'La retención en la tarjeta de las casas que siguen a la empresa o a un grupo.',
    },
    defaults: {
      name: 'Valores de las casas',
      text: 'Normas, nivel de servicio, listas de control, estancias y reglas de precio que siguen las casas.',
    },
    groups: {
      name: 'Grupos de casas',
      text: 'Cargos, impuestos, tarifas y normas para todas las casas de un destino, una marca, una cartera o una etiqueta.',
    },
    taxes: {
      name: 'Impuestos',
      text: 'Impuestos de estancia por autoridad y destino, con una biblioteca inicial.',
    },
    cancellation: { name: 'Políticas de cancelación', text: 'Sus propias políticas, además de las incluidas.' },
    levels: { name: 'Niveles de servicio', text: 'Qué hace por una casa y con qué comisión.' },
    agreements: {
      name: 'Contratos',
      text: 'Condiciones de alquiler, privacidad y los contratos que firman los huéspedes.',
    },
    templates: {
      name: 'Documentos de propietarios',
      text: 'Plantillas que firman los propietarios y los documentos que suben.',
    },
    keys: { name: 'Claves de API', text: 'Cada clave que usan los programas, de quién es y cuándo se usó.' },
    audit: { name: 'Registro de auditoría', text: 'Quién hizo qué, cuándo y por qué, con el antes y el después.' },
    team: { name: 'Equipo', text: 'Miembros del equipo, sus permisos e invitaciones.' },
    limits: {
      name: 'Límites de aprobación',
      text: 'Lo que una persona puede aprobar sola y lo que necesita un segundo aprobador.',
    },
  },
})
