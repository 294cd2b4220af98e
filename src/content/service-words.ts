/**
 * What people type for what the centre does, by the ids of src/content/services.ts: English, and romanised Punjabi and
 * Hindi. Words such as `karaja` are what the letters of ਕਰਜ਼ਾ sound like, each with its unwritten vowel.
 */
export const serviceWords: Readonly<Record<string, string>> = {
  'farm-equipment':
    'tractor traktor tractar trector trali tralli trolley troli rotavator rotaveter rotavetar rotary cultivator kaltivetar hal palau plough thresher thresar harambha drill dril combine kambain harvester hervester machine mashin masheen rent kiraya kiraye bhada pump sprayer tarekatar tarali kirea pamp trektar',
  'farm-workers':
    'labour labor lebar worker workers majdoor mazdoor mazdur majdur dihari dihadi kama driver vadhi wadhi katai harvesting majadur',
  'drone-spraying': 'drone dron spray sprey chhidkav udne daron saparea chidakav',
  solar: 'solar soler saur panel plate plet motor inverter invertar light jhatka fencing vaad baad',
  loans: 'loan loans lon karza karja karz karj rin limit kcc udhar byaj viaj karaja karaje',
  insurance: 'insurance bima beema fasal claim klem kharaba muavza',
  'government-subsidies':
    'subsidy sabsidi scheme yojana skeem sarkari anudan chhoot chhut pm kisan nidhi samman kisht kist sabasidi sakim sarakari',
  'lease-property': 'lease land theka zameen jameen jamin patta kiraye kiraya jamabandi fard farad khatauni',
  'soil-testing': 'soil test testing mitti miti parakh parkh janch jaanch mrida',
  'expert-consulting': 'expert advice consulting salah slah maahir mahir visheshagya mahar visesajn',
  training: 'training trening sikhlai prashikshan course sikhale',
  'professional-certification': 'certificate certification sartifiket pramanpatra hunar peshevar',
  'drone-institute': 'drone dron pilot training institute daron',
  contact: 'contact phone address hours complaint shikait shikayat sikayat pata',
}
