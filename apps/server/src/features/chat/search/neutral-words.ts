import { stemOf } from "./words.ts";

/**
 * Frequent words that belong to no subject: they tell a story around a question and say neither that it is about the
 * academy nor that it is about something else.
 */
const words = `able above absolutely accidentally according across actual add afraid afternoon afternoons again against
  age ago agree ahead allow almost alone along already alright although always among amount annoyed annoying another
  apparently appear around arrive aside asked asking assume assuming attention aunt autumn average avoid aware away awful
  awkward back backwards bad badly barely basic became because become bed been beforehand began beginning behind believe
  beloved below beside besides best better between beyond big bigger bit blue both bother bottom boy brand bring bringing
  broke brother brought brown bus busy calm came careful carefully case catch cause certain certainly chance change cheers
  child choice circumstances city claim claims clear clearly clever close closer clue colleague come comes coming
  comfortable common complete completely complicated concerned confused consider considering constantly continue cool
  correct couple course cousin crazy curious current currently cut dad daily damn dark date daughter days decade december
  decent decide decided definitely depend depends deserve desperate different difficult directly discover does doing done
  door doubt down dream drive due during each earlier early easier easily easy eight eighteen eighty either eleven else
  elsewhere empty end enjoy enough entire entirely especially even evening eventually ever every everybody everyone
  everything everywhere exact example excellent except exhausted exist expect explain extra extremely eye eyes face fact
  fair fairly fall family fancy far farther fast father favour february feel feeling feels felt few fifteen fifty figure
  final finally fine first five folks follow following forced forgive forty forward four fourteen fourth free frequently
  friday friend friends front full fully fun funny further future game gave general generally gently gets girl glad goal
  god gone gonna good grateful great green guess guy half hand hands handle happen happened happens happy hard hardly hate
  head hear heard heart heavy held help helpful hers herself hey hi hide high higher himself hold home honest honestly
  hope hopefully hoping hot house huge hundred husband idea imagine immediately important impossible impression including
  indeed inside instead interested interesting issue january job join joy july june keen keep keeps kept kid kidding kids
  kind kinds kindly knew knows lady lately late later latest laugh law lay lead least led left less lets letting level lie
  life light liked likely line literally little live living long longer look looked looking looks lord lot lots loud love
  loved lovely low lower luck lucky mad made main makes making man manage march matter matters mean meanwhile meant men
  mention mentioned met middle mind mine minor minute miss mistake moment monday month months mood moreover morning mother
  mouth move moved moving mum name namely near nearly necessarily necessary needed neither nervous new nice night nine
  nineteen ninety nobody noise none nope nor normal normally noticed november nowhere number obvious obviously occasion
  october odd often oh old older once one ones ongoing onto open opinion opportunity option options order ordinary
  original originally other others otherwise ought ourselves outside own page pain pair part particular particularly
  partner past patient perfect perfectly perhaps permanent person personal phrase pick picked piece place plain plan plans
  plenty plus point points poor position possible possibly precise precisely prefer pretty previous previously probably
  problem problems proper properly proud provide pull pulled purpose push quarter question questions quick quickly quiet
  quietly quite random rarely rather reach reached read ready real realise realised realistic realistically realize really
  reason reasonable reasons recent recently recommend recommended red regarding regards regular regularly related remain
  remember reply require rest return rich right road room rough roughly round row rubbish run running sad safe said same
  sat saturday save saw says scared school sea season seat second seem seems seen self sell sense sent sentence sentences
  separate september serious seriously seven seventeen seventy several shall share she sheet shelf short shortly shot
  should shout show showed shown shows shut shy sick side similar simple simply since single sir sister sit situation six
  sixteen sixty size sleep slightly slow slowly small smaller smart somebody somehow sometime sometimes somewhat somewhere
  son soon sooner sorry sort sound sounds space speak special specific specifically spend spent spot spring stand start
  started state stated stay stayed step steps stick stop stopped straight strange strong struggle struggling stuck stuff
  stumbled stupid subject such sudden suddenly summer sunday super suppose supposed surcharge surprise surprised swear
  sweet table taken takes talk talked talking talks tall team technically tell ten tend terms terrible terribly thanks
  themselves therefore third thirteen thirty thought thousand three through throughout thursday till time times tiny tired
  today together told tomorrow tonight took top total totally touch tough toward towards town treat tried tries trouble
  true truly truth trying tuesday turn turned turns twelve twenty twice type types typical typically ugly uncle
  unfortunately unless until upon usual usually various via view village voice wait waiting walk wanna wanted wanting wants
  warm watch water wednesday week weekend weeks weird went whatever whenever whereas wherever whether white whoever whole
  wide wife willing window winter wise wish wished woman women won wonder wondered wondering wonderful word words work
  worked working works world worried worry worse worst worth wow write writing written wrong wrote yeah year years yellow
  yep yes yesterday yet young younger yourself zero`;

const stems = new Set(words.split(/\s+/).map(stemOf));

export const isNeutral = (stem: string): boolean => stems.has(stem) || /^\d+$/.test(stem);
