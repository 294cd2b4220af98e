import { exempt, type CatalogueTaxes } from '#src/content/taxes.ts'

/** Seed of seed quality and live plants are exempt, whatever the crop. */
export const tax: CatalogueTaxes = {
  otherwise: exempt('1209'),
  sections: { fruits: exempt('0602') },
  items: {
    'peas-punjab-89': exempt('0713'),
    'potato-kufri-pukhraj': exempt('0701'),
    'watermelon-sugar-baby': exempt('1209'),
    'wheat-pbw-826': exempt('1001'),
    'wheat-pbw-725': exempt('1001'),
    'wheat-hd-3226': exempt('1001'),
    'wheat-unnat-pbw-550': exempt('1001'),
    'paddy-pr-126': exempt('1006'),
    'paddy-pr-131': exempt('1006'),
    'punjab-basmati-7': exempt('1006'),
    'pusa-basmati-1509': exempt('1006'),
    'maize-pmh-13': exempt('1005'),
    'gobhi-sarson-gsc-7': exempt('1205'),
    'moong-sml-1827': exempt('0713'),
    'gram-pbg-7': exempt('0713'),
    'gladiolus-punjab-glad-3': exempt('0601'),
    'chrysanthemum-baggi': exempt('0602'),
    'coriander-punjab-sugandh': exempt('0909'),
    ajwain: exempt('0910'),
    fennel: exempt('0909'),
    'mint-kosi-roots': exempt('0602'),
    'turmeric-punjab-haldi-1': exempt('0910'),
  },
}
