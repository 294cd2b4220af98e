/**
 * Search words of the offers on cards and in forms, by the card's subject (or the form's id): other English names,
 * and romanized Punjabi and Hindi that the titles do not already sound like. Only the build reads it.
 */
export const offerWords: Readonly<Record<string, string>> = {
  'tractor-trolley': 'traktor tractar trector trekter trali tralli troli tractor hire',
  'tractor-with-operator': 'tractor trolley driver operator traktor trali chalak',
  rotavator: 'rotaveter rotavetor rotavetar rotary rotavator tiller',
  sprayer: 'spray pump sprey pamp supray chhidkav pump tanki',
  thresher: 'thresar threshar harambha hadamba gahai',
  'water-pump': 'pump motor motar bambi pani ka pump engine',
  'tractor-operator': 'tractor driver traktor chalak operator',
  'farm-laborer': 'labour labor laborer lebar worker kama majdoor mazdoor mazdur majdur dihari dihadi',
  'irrigation-specialist': 'irrigation sinchai pani mistri drip fitter',
  'harvesting-team':
    'harvest harvesting harvester vadhi wadhi katai fasal katai toli combine kambain kombine hervester',
  'battery-sprayer-16l': 'spray pump sprey pamp battery sprayer supray tanki',
  'brush-cutter': 'brush cutter ghah katan ghah machine ghas katne ki machine grass cutter',
  'mini-tiller': 'mini tiller tillar tilar power tiller',
  'power-weeder': 'power weeder vidar weedar godi machine nirai machine',
  'seed-drill': 'seed drill dril bijai machine sid dril buwai machine',
  'soil-test': 'mitti parakh miti parkh mitti test mitti janch jaanch mrida',
  'loan-application': 'loan karza karja lon rin udhar limit',
  'insurance-quote': 'insurance bima beema premium',
  'training-enrollment': 'training trening sikhlai prashikshan course',
  'certification-enrollment': 'certificate certification sartifiket',
  'crop-advice': 'crop doctor bimari rog salah slah fasal di bimari',
  'scheme-help': 'scheme yojana sarkari sabsidi subsidy anudan',
  'lease-listing': 'lease theka zameen jameen kiraye dena give on rent',
  'lease-requirement': 'lease theka zameen jameen kiraye lena need land',
  'equipment-booking': 'machine hire rent kiraya kiraye',
  grievance: 'complaint shikait shikayat sikayat',
  'cold-chain': 'cold chain cold store thanda storage',
}
